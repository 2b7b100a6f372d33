import { expect, test } from 'vitest';
import { signalWithTimeout } from './signalWithTimeout';

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((done) => signal.addEventListener('abort', () => done(signal.reason)));

test('a limited signal aborts with its caller’s signal, for the same reason', async () => {
  const caller = new AbortController();
  const limited = signalWithTimeout(60_000, caller.signal);
  expect(limited.aborted).toBe(false);
  const reason = aborted(limited);
  caller.abort('left the page');
  expect(await reason).toBe('left the page');
});

test('a limited signal aborts on timeout, with or without a caller’s signal', async () => {
  for (const signal of [undefined, new AbortController().signal])
    expect(await aborted(signalWithTimeout(5, signal))).toMatchObject({ name: 'TimeoutError' });
});

test('a limited signal of an already aborted caller is aborted', () => {
  expect(signalWithTimeout(60_000, AbortSignal.abort('gone'))).toMatchObject({ aborted: true, reason: 'gone' });
});
