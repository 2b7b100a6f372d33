interface Limits {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that may wait for their turn. */
  waiting: number;
  /** The longest that one waits. */
  waitMs: number;
}

/** Thrown instead of running a job: the queue is full, or the job has waited too long. */
export class QueueBusyError extends Error {}

export interface WorkQueue {
  run: <Result>(job: () => Promise<Result>) => Promise<Result>;
}

/** Runs a few jobs at a time, lets a few wait, and refuses the rest by `QueueBusyError`. */
export function createWorkQueue({ atOnce, waiting, waitMs }: Limits): WorkQueue {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= waiting) return Promise.reject(new QueueBusyError('The queue is full.'));
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        queue.delete(start);
        reject(new QueueBusyError('The job waited too long.'));
      }, waitMs);
      queue.add(start);
    });
  };
  /** Hands the place on to whoever has waited longest. */
  const release = () => {
    const [next] = queue;
    if (!next) return void (running -= 1);
    queue.delete(next);
    next();
  };
  return {
    run: async (job) => {
      await turn();
      try {
        return await job();
      } finally {
        release();
      }
    },
  };
}
