/** A work as the server keeps it. */
export interface Kept {
  id: string;
  text: string;
}

/** Where works of one kind are kept, and how they are read. */
export interface Shelf<Work> {
  /** The page of a new work; a kept one has its id behind it. */
  home: string;
  /** What names of files end in. */
  ending: string;
  save: (work: { text: string; id: string | null }) => Promise<Kept>;
  throwAway: (id: string) => Promise<void>;
  /** The work in a text; of one that cannot be read the player is told why. */
  read: (text: string) => Promise<Work | null>;
  blank: () => Work;
}

/** Puts a work on the bench: one's own that is kept, or a copy. */
export type Opener<Work> = (read: () => Promise<Work | null>, kept: Kept | null) => void;
