/** On a Tuesday morning dispensaries are open, and neither their day nor the week ends soon. */
export const defaultStart = '2026-12-01T10:00:00-08:00';

interface JourneyClock {
  offsetMs: number;
  now: () => Date;
}

/** Starts at `JOURNEYS_AT` with each run. Workers and servers inherit its offset through the environment. */
export function journeyClock(env: Record<string, string | undefined> = process.env): JourneyClock {
  const start = env.JOURNEYS_AT || defaultStart;
  const offset = env.TEST_CLOCK_OFFSET_MS || String(Date.parse(start) - Date.now());
  if (!/^-?\d+$/.test(offset))
    throw new Error(`JOURNEYS_AT: expected an instant such as ${defaultStart}, got ${start}`);
  env.TEST_CLOCK_OFFSET_MS = offset;
  const offsetMs = Number(offset);
  return { offsetMs, now: () => new Date(Date.now() + offsetMs) };
}
