import type { FieldFile } from '../battlefields/protocol.gen';
import { fieldApi } from '../battlefields/api';

const asked = new Map<string, Promise<FieldFile>>();

/** A battlefield as a match is made with it: by its name, or by the text of its file. */
export function fieldOf(choice: string): Promise<FieldFile> {
  const file = asked.get(choice) ?? (choice.includes('\n') ? read(choice) : shipped(choice));
  asked.set(choice, file);
  file.catch(() => asked.delete(choice));
  return file;
}

async function read(text: string): Promise<FieldFile> {
  const { file } = await fieldApi.read(text);
  if (!file) throw new Error('this text is no battlefield');
  return file;
}

let box: Promise<FieldFile[]> | undefined;

async function shipped(name: string): Promise<FieldFile> {
  box ??= fieldApi.shipped();
  box.catch(() => (box = undefined));
  const file = (await box).find(({ id }) => id === name);
  if (!file) throw new Error(`no battlefield in the box is called ${name}`);
  return file;
}
