const name = 'TEST_CLOCK_OFFSET_MS';

type Env = Record<string, string | undefined>;

/** Tests shift this clock, but webhook signatures are checked against the real one. */
export function readClock(env: Env): () => Date {
  const text = env[name]?.trim();
  if (!text) return () => new Date();
  if (!/^-?\d{1,14}$/.test(text)) throw new Error(`${name}: expected whole milliseconds such as -3600000`);
  const offsetMs = Number(text);
  return () => new Date(Date.now() + offsetMs);
}

/** Refuses a shifted clock on a server that other machines can reach: codes, slots and signatures would be wrong there. */
export function refuseTestClock(env: Env, isPrivate: boolean): void {
  if (env[name]?.trim() && !isPrivate)
    throw new Error(`${name}: only for tests on this machine, so expected it to be unset`);
}
