import { ipv6Network } from '../clientNetwork';
import type { Ticket } from './workClass';

export interface QueueEntry {
  ticket: Ticket | undefined;
  start: () => void;
}

/** The entries of one network or address. The line with the lowest turn is next. */
interface Line {
  key: string;
  turn: number;
  length: number;
}

interface Waiting {
  entry: QueueEntry;
  network: Line;
  address: Line;
}

/** Started requests go first, in the order of their admission. */
const startedRank = ({ entry: { ticket } }: Waiting): number =>
  ticket?.hasStarted ? ticket.sequence : Number.MAX_SAFE_INTEGER;

const isBefore = (a: Waiting, b: Waiting): boolean =>
  (startedRank(a) - startedRank(b) || a.network.turn - b.network.turn || a.address.turn - b.address.turn) < 0;

/**
 * Networks and addresses take turns to start requests, so one that sends many delays only its own. Admission limits how
 * many wait, so comparing all of them is fast.
 */
export function createFairQueue() {
  /** In the order of their arrival. */
  const waiting = new Map<QueueEntry, Waiting>();
  const lines = new Map<string, Line>();
  let lastTurn = 0;

  const join = (key: string): Line => {
    const line = lines.get(key) ?? { key, turn: (lastTurn += 1), length: 0 };
    line.length += 1;
    lines.set(key, line);
    return line;
  };
  /** Returns false if the entry is not waiting. */
  const remove = (entry: QueueEntry): boolean => {
    const found = waiting.get(entry);
    if (!found) return false;
    waiting.delete(entry);
    for (const line of [found.network, found.address]) if (!(line.length -= 1)) lines.delete(line.key);
    return true;
  };
  return {
    add: (entry: QueueEntry): void => {
      const address = entry.ticket?.address ?? '';
      waiting.set(entry, { entry, network: join(ipv6Network(address) ?? address), address: join(address) });
    },
    remove,
    next: (): QueueEntry | undefined => {
      let first: Waiting | undefined;
      for (const each of waiting.values()) if (!first || isBefore(each, first)) first = each;
      if (!first) return undefined;
      if (!first.entry.ticket?.hasStarted) first.network.turn = first.address.turn = lastTurn += 1;
      remove(first.entry);
      return first.entry;
    },
    length: (): number => waiting.size,
  };
}
