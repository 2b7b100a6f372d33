import { rentedNetwork } from '../clientNetwork';
import type { Ticket } from './requestClass';

/** A statement or transaction that waits for a slot. */
export interface Entry {
  ticket: Ticket | undefined;
  start: () => void;
}

/** Holds entries, and decides which one is next. */
export interface WaitingLine {
  add: (entry: Entry) => void;
  /** Removes and returns the entry whose turn it is. */
  next: () => Entry | undefined;
  remove: (entry: Entry) => void;
  length: () => number;
}

function createList(): WaitingLine {
  const entries: Entry[] = [];
  return {
    add: (entry) => void entries.push(entry),
    next: () => entries.shift(),
    remove: (entry) => {
      const at = entries.indexOf(entry);
      if (at >= 0) entries.splice(at, 1);
    },
    length: () => entries.length,
  };
}

const addressOf = ({ ticket }: Entry): string => ticket?.address ?? '';
const networkOf = (entry: Entry): string => rentedNetwork(addressOf(entry)) ?? addressOf(entry);

/** Holders take turns: those of the first kind, and within each those of the next. The order of a map's keys is that of turns. */
function createTurns([holderOf, ...others]: ((entry: Entry) => string)[]): WaitingLine {
  if (!holderOf) return createList();
  const byHolder = new Map<string, WaitingLine>();
  return {
    add: (entry) => {
      const holder = holderOf(entry);
      const entries = byHolder.get(holder) ?? createTurns(others);
      entries.add(entry);
      byHolder.set(holder, entries);
    },
    next: () => {
      const [turn] = byHolder;
      if (!turn) return undefined;
      const [holder, entries] = turn;
      const entry = entries.next();
      byHolder.delete(holder);
      if (entries.length()) byHolder.set(holder, entries);
      return entry;
    },
    remove: (entry) => {
      const entries = byHolder.get(holderOf(entry));
      entries?.remove(entry);
      if (!entries?.length()) byHolder.delete(holderOf(entry));
    },
    length: () => [...byHolder.values()].reduce((sum, entries) => sum + entries.length(), 0),
  };
}

/** Keeps entries in request order. */
function insert(entries: Entry[], entry: Entry): void {
  const sequence = entry.ticket?.sequence ?? 0;
  const at = entries.findLastIndex(({ ticket }) => (ticket?.sequence ?? 0) <= sequence);
  entries.splice(at + 1, 0, entry);
}

/**
 * The queue of one class. Requests that have started are finished first, the oldest before the others. Client addresses take
 * turns to start their next one, so an address that sends many delays only its own. So do the /48 networks of IPv6, and within
 * each its addresses.
 */
export function createWaitingLine(): WaitingLine {
  const started: Entry[] = [];
  const turns = createTurns([networkOf, addressOf]);
  return {
    add: (entry) => (entry.ticket?.hasStarted ? insert(started, entry) : turns.add(entry)),
    next: () => started.shift() ?? turns.next(),
    // Only a request that has not started gives up.
    remove: turns.remove,
    length: () => started.length + turns.length(),
  };
}
