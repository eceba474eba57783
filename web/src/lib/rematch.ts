import { api, type Options, type SeatRequest } from './api';
import type { SeatInfo, Table } from './protocol.gen';

/** Sets up the same match again with sides changed; the id of the new one. */
export async function rematch(table: Table): Promise<string> {
  const seats = [...table.seats].reverse();
  const mine = seats.findIndex(({ yours }) => yours);
  const created = await api.create({
    game: table.game,
    options: table.options as Options,
    seats: seats.map((seat, index) => wish(seat, index === mine)),
  });
  return created.id;
}

function wish(seat: SeatInfo, isFirstOfMine: boolean): SeatRequest {
  if (seat.yours) return { kind: isFirstOfMine ? 'me' : 'hotseat' };
  return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'invite' };
}
