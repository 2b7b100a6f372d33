interface Limits {
  maxRunning: number;
  maxWaiting: number;
  maxWaitMs: number;
}

export class QueueBusyError extends Error {}

export interface WorkQueue {
  run: <Result>(job: () => Promise<Result>) => Promise<Result>;
}

export function createWorkQueue({ maxRunning, maxWaiting, maxWaitMs }: Limits): WorkQueue {
  let running = 0;
  const queue = new Set<() => void>();

  const waitForTurn = (): Promise<void> => {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= maxWaiting) return Promise.reject(new QueueBusyError('The queue is full.'));
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new QueueBusyError('The job waited too long.'));
      }, maxWaitMs);
      queue.add(start);
    });
  };
  const release = () => {
    const [next] = queue;
    if (!next) return void (running -= 1);
    queue.delete(next);
    next();
  };
  return {
    run: async (job) => {
      await waitForTurn();
      try {
        return await job();
      } finally {
        release();
      }
    },
  };
}
