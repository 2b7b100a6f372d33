import { serverBusy } from './serverBusy';
import { createFairQueue, type QueueEntry } from './fairQueue';
import { currentTicket, workClasses, type Ticket, type WorkClass } from './workClass';

export interface QueueOptions {
  slots: number;
  /** Milliseconds that a request may wait for its first statement. */
  waitMs?: number;
}

const defaultWaitMs = 3_000;

export interface DatabaseQueue {
  enter: () => Promise<() => void>;
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs slow work, such as a backup, during which waiting requests do not time out. */
  runLong: <Result>(work: () => Promise<Result>) => Promise<Result>;
  counts: () => QueueCounts;
}

export interface QueueCounts {
  running: number;
  waiting: number;
}

/** Maximum share of the slots per class. Orders wait for each other's row locks, so they must not take every slot. */
const shares: Record<WorkClass, number> = {
  reads: 1,
  signIn: 0.6,
  orders: 0.6,
  changes: 0.6,
  webhooks: 0.6,
  background: 0.4,
};

function createClassQueues(slots: number) {
  const queues = new Map(workClasses.map((name) => [name, createFairQueue()]));
  const running = new Map(workClasses.map((name): [WorkClass, number] => [name, 0]));
  const rotation = [...workClasses];
  let totalRunning = 0;

  const canStart = (name: WorkClass) =>
    queues.get(name)!.length() > 0 && running.get(name)! < Math.ceil(slots * shares[name]);
  const adjustRunning = (name: WorkClass, by: 1 | -1) => {
    totalRunning += by;
    running.set(name, running.get(name)! + by);
  };
  function startNext(): void {
    const name = totalRunning < slots ? rotation.find(canStart) : undefined;
    if (!name) return;
    rotation.push(...rotation.splice(rotation.indexOf(name), 1));
    adjustRunning(name, 1);
    queues.get(name)!.next()!.start();
    startNext();
  }
  return {
    add: (name: WorkClass, entry: QueueEntry) => {
      queues.get(name)!.add(entry);
      startNext();
    },
    remove: (name: WorkClass, entry: QueueEntry) => queues.get(name)!.remove(entry),
    end: (name: WorkClass) => {
      adjustRunning(name, -1);
      startNext();
    },
    counts: () => ({
      running: totalRunning,
      waiting: [...queues.values()].reduce((sum, queue) => sum + queue.length(), 0),
    }),
  };
}

/** Requests that have started always finish; others are refused when they wait too long. */
export function createDatabaseQueue({ slots, waitMs = defaultWaitMs }: QueueOptions): DatabaseQueue {
  const queues = createClassQueues(slots);
  let longWork = 0;
  const waitRule: WaitRule = { waitMs, isExtended: () => longWork > 0 };
  const enter = () =>
    new Promise<() => void>((resolve, reject) => {
      const ticket = currentTicket();
      const name = ticket?.workClass ?? 'background';
      if (hasDisconnected(ticket)) return reject(serverBusy(1));
      const stopLimit = limitWait(ticket, waitRule, (reason) => {
        queues.remove(name, entry);
        reject(reason);
      });
      const entry: QueueEntry = {
        ticket,
        start: () => {
          stopLimit();
          if (ticket) ticket.hasStarted = true;
          resolve(() => queues.end(name));
        },
      };
      queues.add(name, entry);
    });
  const run: DatabaseQueue['run'] = async (work) => {
    const release = await enter();
    try {
      return await work();
    } finally {
      release();
    }
  };
  return {
    enter,
    run,
    runLong: async (work) => {
      longWork += 1;
      return run(work).finally(() => (longWork -= 1));
    },
    counts: queues.counts,
  };
}

const hasDisconnected = (ticket: Ticket | undefined): boolean =>
  Boolean(ticket && !ticket.hasStarted && ticket.signal?.aborted);

interface WaitRule {
  waitMs: number;
  isExtended: () => boolean;
}

function limitWait(
  ticket: Ticket | undefined,
  { waitMs, isExtended }: WaitRule,
  onGiveUp: (reason: unknown) => void,
): () => void {
  if (!ticket || ticket.hasStarted) return () => {};
  const { signal } = ticket;
  const stop = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  const giveUp = () => {
    stop();
    onGiveUp(serverBusy(Math.ceil((waitMs / 1000) * (1 + Math.random()))));
  };
  const giveUpUnlessExtended = () => {
    if (isExtended()) timer = setTimeout(giveUpUnlessExtended, waitMs);
    else giveUp();
  };
  let timer = setTimeout(giveUpUnlessExtended, waitMs);
  signal?.addEventListener('abort', giveUp);
  return stop;
}
