import { setTimeout as pause } from 'node:timers/promises';

/** A claim ranks the whole backlog, so claims of a queue may use at most a fifth of the time. */
const restFactor = 4;
const maxRestMs = 200;
/** After a claim that found nothing, so that a flood of orders without messages does not claim all the time. */
const emptyRestMs = 100;

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
      let leastRestMs = 0;
      try {
        const claimed = await work();
        if (!claimed.length) leastRestMs = emptyRestMs;
        return claimed;
      } finally {
        const end = now();
        readyAt = end + Math.min(maxRestMs, Math.max(leastRestMs, (end - start) * restFactor));
      }
    },
  };
}
