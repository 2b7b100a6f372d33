import { setTimeout as pause } from 'node:timers/promises';
import type { Action, Actions } from './actions';
import { lateResponse, noResponse } from './matrix';

export interface Seen {
  ok: number;
  failed: number;
  /** Counts by refusal, such as '503 database_unavailable'. */
  refusals: Map<string, number>;
  timesMs: number[];
}

export type SeenByAction = Map<Action, Seen>;

async function readRefusal(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.ok) return null;
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  return `${response.status} ${code}`.trim();
}

const describeError = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? lateResponse : noResponse;

async function tryOnce(action: Actions[Action], seen: Seen): Promise<void> {
  const start = performance.now();
  const refusal = await action().then(
    async (response) => (response ? readRefusal(response).catch(describeError) : undefined),
    describeError,
  );
  if (refusal === undefined) return;
  seen.timesMs.push(performance.now() - start);
  if (refusal === null) seen.ok += 1;
  else {
    seen.failed += 1;
    seen.refusals.set(refusal, (seen.refusals.get(refusal) ?? 0) + 1);
  }
}

/** Tries every action `perSecond` times a second for some seconds, whether or not earlier tries have ended. */
export async function load(
  actions: Partial<Actions>,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<SeenByAction> {
  const all: SeenByAction = new Map();
  const running: Promise<void>[] = [];
  for (const name of Object.keys(actions) as Action[])
    all.set(name, { ok: 0, failed: 0, refusals: new Map(), timesMs: [] });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const [name, seen] of all) running.push(tryOnce(actions[name]!, seen));
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
  return all;
}
