import { setTimeout as pause } from 'node:timers/promises';

/** A claim ranks the whole backlog, so claims of a queue may use at most a fifth of the time. */
const restFactor = 4;
const maxRestMs = 200;

interface Timing {
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

export type ClaimPace = ReturnType<typeof createClaimPace>;

/** Shared by all runs of a queue in this process. */
export function createClaimPace({ now, sleep }: Timing = { now: () => performance.now(), sleep: pause }) {
  let readyAt = -Infinity;
  let isAwaited = false;

  async function rest(): Promise<void> {
    isAwaited = true;
    try {
      const ms = readyAt - now();
      if (ms > 0) await sleep(ms);
    } finally {
      isAwaited = false;
    }
  }

  return {
    /** Claims nothing if another run is about to, because that one will find the same messages. */
    claim: async <Claimed>(work: () => Promise<Claimed[]>): Promise<Claimed[]> => {
      if (isAwaited) return [];
      await rest();
      const start = now();
      try {
        return await work();
      } finally {
        const end = now();
        readyAt = end + Math.min(maxRestMs, (end - start) * restFactor);
      }
    },
  };
}
