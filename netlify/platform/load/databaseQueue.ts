import { serverBusy } from './serverBusy';
import { createFairQueue, type QueueEntry } from './fairQueue';
import { currentTicket, workClasses, type WorkClass } from './workClass';

interface QueueOptions {
  slots: number;
  /** Milliseconds that a request may wait for its first statement. */
  waitMs?: number;
}

export interface QueueCounts {
  running: number;
  waiting: number;
}

const defaultWaitMs = 3_000;

/** Maximum share of the slots per class. Orders wait for each other's row locks, so they must not take every slot. */
const shares: Record<WorkClass, number> = {
  reads: 1,
  signIn: 0.6,
  orders: 0.6,
  changes: 0.6,
  webhooks: 0.6,
  background: 0.4,
};

/** The slots of a process in which `count` statements of the class can run at once. */
export const slotsFor = (name: WorkClass, count: number): number => Math.ceil(count / shares[name]);

/** Classes take turns, each within its share of the slots. */
function createClassQueues(slots: number) {
  const rotation = workClasses.map((name) => ({ name, queue: createFairQueue(), running: 0 }));
  const classes = new Map(rotation.map((each) => [each.name, each]));
  const countRunning = () => rotation.reduce((sum, { running }) => sum + running, 0);

  function startNext(): void {
    if (countRunning() >= slots) return;
    const index = rotation.findIndex(
      ({ name, queue, running }) => queue.length() > 0 && running < Math.ceil(slots * shares[name]),
    );
    const [next] = index < 0 ? [] : rotation.splice(index, 1);
    if (!next) return;
    rotation.push(next);
    next.running += 1;
    next.queue.next()!.start();
    startNext();
  }
  return {
    add: (name: WorkClass, entry: QueueEntry) => {
      classes.get(name)!.queue.add(entry);
      startNext();
    },
    remove: (name: WorkClass, entry: QueueEntry) => classes.get(name)!.queue.remove(entry),
    end: (name: WorkClass) => {
      classes.get(name)!.running -= 1;
      startNext();
    },
    counts: (): QueueCounts => ({
      running: countRunning(),
      waiting: rotation.reduce((sum, { queue }) => sum + queue.length(), 0),
    }),
  };
}

export type DatabaseQueue = ReturnType<typeof createDatabaseQueue>;

/** Requests that have started always finish; others are refused when they wait too long or their client disconnects. */
export function createDatabaseQueue({ slots, waitMs = defaultWaitMs }: QueueOptions) {
  const queues = createClassQueues(slots);
  let longWork = 0;

  /** Waits for a slot. Returns a function that frees it. */
  const enter = () =>
    new Promise<() => void>((resolve, reject) => {
      const ticket = currentTicket();
      const name = ticket?.workClass ?? 'background';
      const canExpire = ticket && !ticket.hasStarted;
      if (canExpire && ticket.signal?.aborted) return reject(serverBusy(1));
      const entry: QueueEntry = {
        ticket,
        start: () => {
          clearInterval(timer);
          if (ticket) ticket.hasStarted = true;
          resolve(() => queues.end(name));
        },
      };
      const giveUp = () => {
        if (ticket?.hasStarted || !queues.remove(name, entry)) return;
        clearInterval(timer);
        reject(serverBusy(Math.ceil((waitMs / 1000) * (1 + Math.random()))));
      };
      const timer = canExpire ? setInterval(() => longWork || giveUp(), waitMs) : undefined;
      if (canExpire) ticket.signal?.addEventListener('abort', giveUp, { once: true });
      queues.add(name, entry);
    });
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
    /** Runs slow work, such as a backup, during which waiting requests do not time out. */
    runLong: <Result>(work: () => Promise<Result>): Promise<Result> => {
      longWork += 1;
      return run(work).finally(() => (longWork -= 1));
    },
    counts: queues.counts,
  };
}
