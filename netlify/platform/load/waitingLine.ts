import type { Ticket } from './workClass';

/** A statement or transaction that waits for a slot. */
export interface Entry {
  ticket: Ticket | undefined;
  start: () => void;
}

const addressOf = ({ ticket }: Entry): string => ticket?.address ?? '';

/** Entries by address. Addresses take turns; the order of the map's keys is that of their turns. */
function createTurns() {
  const byAddress = new Map<string, Entry[]>();
  let length = 0;
  return {
    add: (entry: Entry) => {
      length += 1;
      const entries = byAddress.get(addressOf(entry));
      if (entries) entries.push(entry);
      else byAddress.set(addressOf(entry), [entry]);
    },
    next: (): Entry | undefined => {
      const [turn] = byAddress;
      if (!turn) return undefined;
      length -= 1;
      const [address, entries] = turn;
      const entry = entries.shift();
      byAddress.delete(address);
      if (entries.length) byAddress.set(address, entries);
      return entry;
    },
    remove: (entry: Entry) => {
      length -= 1;
      const left = (byAddress.get(addressOf(entry)) ?? []).filter((each) => each !== entry);
      if (left.length) byAddress.set(addressOf(entry), left);
      else byAddress.delete(addressOf(entry));
    },
    length: () => length,
  };
}

/** Keeps entries in request order. */
function insert(entries: Entry[], entry: Entry): void {
  const sequence = entry.ticket?.sequence ?? 0;
  const at = entries.findLastIndex(({ ticket }) => (ticket?.sequence ?? 0) <= sequence);
  entries.splice(at + 1, 0, entry);
}

export interface WaitingLine {
  add: (entry: Entry) => void;
  /** Removes and returns the entry whose turn it is. */
  next: () => Entry | undefined;
  remove: (entry: Entry) => void;
  length: () => number;
}

/**
 * The queue of one class. Requests that have started are finished first, the oldest before the others. Client addresses take
 * turns to start their next one, so an address that sends many delays only its own.
 */
export function createWaitingLine(): WaitingLine {
  const started: Entry[] = [];
  const turns = createTurns();
  return {
    add: (entry) => (entry.ticket?.hasStarted ? insert(started, entry) : turns.add(entry)),
    next: () => started.shift() ?? turns.next(),
    // Only a request that has not started gives up.
    remove: turns.remove,
    length: () => started.length + turns.length(),
  };
}
