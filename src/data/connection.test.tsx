import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../tests/fixtures/servers/fakeApi';
import { appDataFile } from '../domain/site/routing/pageDataFiles';
import { currentConnection, watchConnection } from './connection';
import { nextNetwork } from '../../tests/fixtures/nextNetwork';

const check = `HEAD ${appDataFile}`;
let changes: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  stop = watchConnection(() => changes.push(currentConnection()));
});
afterEach(async () => {
  stop();
  await nextNetwork(true);
});
const waitForRecheck = () => vi.advanceTimersByTimeAsync(5000);

test.each([
  ['succeed', {}],
  ['fail at the server', problem(503, 'busy')],
])('S8-02 a browser that reports no network is not believed while requests %s', async (_, answer) => {
  const api = fakeApi({ [check]: answer });
  await nextNetwork(false);
  await waitForRecheck();
  expect([currentConnection(), api.callsOf(check).length]).toEqual(['online', 1]);
  expect(changes).toEqual(['unknown', 'online']);
});

test('S8-02 without a network the connection is lost until the browser reports one', async () => {
  fakeApi({});
  await nextNetwork(false);
  expect(changes).toEqual(['unknown', 'offline']);
  await nextNetwork(true);
  expect(changes).toEqual(['unknown', 'offline', 'online']);
});

test('S8-02 a network that returns without the browser noticing is found', async () => {
  const api = fakeApi({ [check]: offline });
  await nextNetwork(false);
  await waitForRecheck();
  expect(currentConnection()).toBe('offline');
  api.answers[check] = {};
  await waitForRecheck();
  expect(currentConnection()).toBe('online');
  await waitForRecheck();
  expect(api.callsOf(check)).toHaveLength(3);
});
