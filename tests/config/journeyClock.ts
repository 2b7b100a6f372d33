/** A Tuesday morning: the dispensaries are open, and neither their day nor the week ends soon. */
export const defaultStart = '2026-12-01T10:00:00-08:00';

interface JourneyClock {
  offsetMs: number;
  /** The shop's time. */
  now: () => Date;
}

/**
 * The clock of one run, which starts at `JOURNEYS_AT` whenever the run does. Its offset from the machine's clock stays
 * in the environment, which workers and servers inherit.
 */
export function journeyClock(env: Record<string, string | undefined> = process.env): JourneyClock {
  const start = env.JOURNEYS_AT || defaultStart;
  const offset = env.TEST_CLOCK_OFFSET_MS || String(Date.parse(start) - Date.now());
  if (!/^-?\d+$/.test(offset))
    throw new Error(`JOURNEYS_AT: expected an instant such as ${defaultStart}, got ${start}`);
  env.TEST_CLOCK_OFFSET_MS = offset;
  const offsetMs = Number(offset);
  return { offsetMs, now: () => new Date(Date.now() + offsetMs) };
}
