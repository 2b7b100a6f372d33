import { ipv6Network } from '../clientNetwork';
import type { Ticket } from './workClass';

export interface QueueEntry {
  ticket: Ticket | undefined;
  start: () => void;
}

export interface FairQueue {
  add: (entry: QueueEntry) => void;
  next: () => QueueEntry | undefined;
  remove: (entry: QueueEntry) => void;
  length: () => number;
}

function createFifo(): FairQueue {
  const entries: QueueEntry[] = [];
  return {
    add: (entry) => void entries.push(entry),
    next: () => entries.shift(),
    remove: (entry) => {
      const index = entries.indexOf(entry);
      if (index >= 0) entries.splice(index, 1);
    },
    length: () => entries.length,
  };
}

const getAddress = ({ ticket }: QueueEntry): string => ticket?.address ?? '';
const getNetwork = (entry: QueueEntry): string => ipv6Network(getAddress(entry)) ?? getAddress(entry);

/** Keys take turns, at each level. The insertion order of the map is the order of the turns. */
function createRoundRobin([getKey, ...innerKeys]: ((entry: QueueEntry) => string)[]): FairQueue {
  if (!getKey) return createFifo();
  const queuesByKey = new Map<string, FairQueue>();
  return {
    add: (entry) => {
      const key = getKey(entry);
      const entries = queuesByKey.get(key) ?? createRoundRobin(innerKeys);
      entries.add(entry);
      queuesByKey.set(key, entries);
    },
    next: () => {
      const [first] = queuesByKey;
      if (!first) return undefined;
      const [key, entries] = first;
      const entry = entries.next();
      queuesByKey.delete(key);
      if (entries.length()) queuesByKey.set(key, entries);
      return entry;
    },
    remove: (entry) => {
      const entries = queuesByKey.get(getKey(entry));
      entries?.remove(entry);
      if (!entries?.length()) queuesByKey.delete(getKey(entry));
    },
    length: () => [...queuesByKey.values()].reduce((sum, entries) => sum + entries.length(), 0),
  };
}

function insertInOrder(entries: QueueEntry[], entry: QueueEntry): void {
  const sequence = entry.ticket?.sequence ?? 0;
  const index = entries.findLastIndex(({ ticket }) => (ticket?.sequence ?? 0) <= sequence);
  entries.splice(index + 1, 0, entry);
}

/** Started requests go first. Networks and addresses take turns, so one that sends many delays only its own. */
export function createFairQueue(): FairQueue {
  const started: QueueEntry[] = [];
  const unstarted = createRoundRobin([getNetwork, getAddress]);
  return {
    add: (entry) => (entry.ticket?.hasStarted ? insertInOrder(started, entry) : unstarted.add(entry)),
    next: () => started.shift() ?? unstarted.next(),
    remove: unstarted.remove,
    length: () => started.length + unstarted.length(),
  };
}
