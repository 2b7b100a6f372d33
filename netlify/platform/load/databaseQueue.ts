import { serverBusy } from './serverBusy';
import { createWaitingLine, type Entry } from './fairQueue';
import { currentTicket, workClasses, type Ticket, type WorkClass } from './requestClass';

export interface QueueOptions {
  /** Maximum number of concurrent statements and transactions. */
  slots: number;
  /** Milliseconds that a request may wait for its first statement. */
  waitMs?: number;
}

const defaultWaitMs = 3_000;

export interface DatabaseQueue {
  /** Resolves when a slot is free, with a function that releases it. */
  enter: () => Promise<() => void>;
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs work that may take long, such as a backup. Waiting requests do not time out meanwhile. */
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

/** One queue per class, served round-robin. */
function createLines(slots: number) {
  const lines = new Map(workClasses.map((name) => [name, createWaitingLine()]));
  const running = new Map(workClasses.map((name): [WorkClass, number] => [name, 0]));
  const turns = [...workClasses];
  let taken = 0;

  const canStart = (name: WorkClass) =>
    lines.get(name)!.length() > 0 && running.get(name)! < Math.ceil(slots * shares[name]);
  const count = (name: WorkClass, by: 1 | -1) => {
    taken += by;
    running.set(name, running.get(name)! + by);
  };
  function startNext(): void {
    const name = taken < slots ? turns.find(canStart) : undefined;
    if (!name) return;
    turns.push(...turns.splice(turns.indexOf(name), 1));
    count(name, 1);
    lines.get(name)!.next()!.start();
    startNext();
  }
  return {
    add: (name: WorkClass, entry: Entry) => {
      lines.get(name)!.add(entry);
      startNext();
    },
    remove: (name: WorkClass, entry: Entry) => lines.get(name)!.remove(entry),
    end: (name: WorkClass) => {
      count(name, -1);
      startNext();
    },
    counts: () => ({ running: taken, waiting: [...lines.values()].reduce((sum, line) => sum + line.length(), 0) }),
  };
}

/**
 * Queues work for a database. Classes take turns, and so do the client addresses of a class to start their requests. A
 * request that waits too long for its first statement is refused; one that has started is finished.
 */
export function createDatabaseQueue({ slots, waitMs = defaultWaitMs }: QueueOptions): DatabaseQueue {
  const lines = createLines(slots);
  let longWork = 0;
  const wait: Wait = { waitMs, isExtended: () => longWork > 0 };
  const enter = () =>
    new Promise<() => void>((begin, refuse) => {
      const ticket = currentTicket();
      const name = ticket?.workClass ?? 'background';
      if (hasGone(ticket)) return refuse(serverBusy(1));
      const forget = watchWait(ticket, wait, (reason) => {
        lines.remove(name, entry);
        refuse(reason);
      });
      const entry: Entry = {
        ticket,
        start: () => {
          forget();
          if (ticket) ticket.hasStarted = true;
          begin(() => lines.end(name));
        },
      };
      lines.add(name, entry);
    });
  const run: DatabaseQueue['run'] = async (work) => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return {
    enter,
    run,
    runLong: async (work) => {
      longWork += 1;
      return run(work).finally(() => (longWork -= 1));
    },
    counts: lines.counts,
  };
}

/** True if the client has disconnected before any work was done. */
const hasGone = (ticket: Ticket | undefined): boolean =>
  Boolean(ticket && !ticket.hasStarted && ticket.signal?.aborted);

interface Wait {
  waitMs: number;
  isExtended: () => boolean;
}

/** Ends the wait of a request that has not started, on timeout or when its client disconnects. */
function watchWait(
  ticket: Ticket | undefined,
  { waitMs, isExtended }: Wait,
  end: (reason: unknown) => void,
): () => void {
  if (!ticket || ticket.hasStarted) return () => {};
  const { signal } = ticket;
  const stop = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
  };
  const give = () => {
    stop();
    end(serverBusy(Math.ceil((waitMs / 1000) * (1 + Math.random()))));
  };
  const giveUnlessExtended = () => {
    if (isExtended()) timer = setTimeout(giveUnlessExtended, waitMs);
    else give();
  };
  let timer = setTimeout(giveUnlessExtended, waitMs);
  signal?.addEventListener('abort', give);
  return stop;
}
