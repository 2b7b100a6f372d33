import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeGitHub } from '../../../tests/fixtures/servers/fakeGitHub';
import { callGitHub, hasEnded } from './gitHubApi';
import { GitHubFiles } from './gitHubFiles';
import { gitHubPublisher } from './gitHubPublisher';
import { restoreSession, signIn } from './signIn';

const pod = 'content/products/amber.json';
const noon = Date.parse('2026-05-06T12:00:00Z');
const minuteMs = 60_000;
let gitHub: Awaited<ReturnType<typeof openFakeGitHub>>;
let token: string;
const repo = () => ({ apiRoot: gitHub.apiRoot, repo: 'shop/site', branch: 'main', token: async () => token });
const ask = () => callGitHub(repo(), 'git/ref/heads/main');
const inSeconds = (seconds: number) => String(noon / 1000 + seconds);
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

beforeEach(async () => {
  token = 'secret';
  gitHub = await openFakeGitHub({ [pod]: 'amber' });
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(async () => {
  vi.useRealTimers();
  await gitHub.close();
});

const exceeded = 'API rate limit exceeded for user ID 1.';
const slowDown = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

test.each<[string, { status: number; message: string; headers?: Record<string, string> }, number]>([
  [
    'the hour is used',
    { status: 403, message: exceeded, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(1200) } },
    20,
  ],
  [
    'it names a delay',
    { status: 429, message: slowDown, headers: { 'retry-after': '120', 'x-ratelimit-remaining': '0' } },
    2,
  ],
  ['it names none', { status: 403, message: slowDown, headers: { 'x-ratelimit-remaining': '4000' } }, 1],
  [
    'its clock is behind',
    { status: 403, message: exceeded, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-600) } },
    1,
  ],
  [
    'its clock is ahead',
    { status: 429, message: exceeded, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(9000) } },
    60,
  ],
])('when GitHub limits an account and %s, nothing is asked until then', async (_, refusal, minutes) => {
  gitHub.refuse(refusal);
  const end = noon + minutes * minuteMs;
  const message = `GitHub: No more requests from your account are allowed until ${clock.format(end)}.`;
  await expect(ask()).rejects.toThrow(message);
  gitHub.refuse(null);
  vi.setSystemTime(end - 1);
  await expect(ask()).rejects.toThrow(message);
  expect(gitHub.calls).toHaveLength(1);
  vi.setSystemTime(end);
  await ask();
  expect(gitHub.calls).toHaveLength(2);
});

test('another refusal is not taken for a limit', async () => {
  gitHub.refuse({ status: 403, message: 'Resource not accessible by integration' });
  await expect(ask()).rejects.toThrow('GitHub: Resource not accessible by integration');
  gitHub.refuse(null);
  await ask();
});

const change = { path: pod, text: 'mine', base: 'amber', at: 1 };
const files = () => new GitHubFiles(repo(), () => ({}));
const publisher = () => gitHubPublisher({ files: files(), check: async () => [] });
const uses: [string, () => Promise<unknown>][] = [
  ['a list', () => files().readFolder('content/products', 'json')],
  ['a form', () => files().readText(pod)],
  ['the base of a save', () => files().hashOf(pod)],
  ['a review', () => publisher().check([change])],
  ['sending it', () => publisher().publish([change], 'Mine')],
  ['the poll for reviews', () => publisher().reviews()],
  ['the poll for the build', () => publisher().build()],
];

describe.each([
  ['the limit is reached', { status: 429, message: slowDown }, 'No more requests from your account are allowed until'],
  [
    'the session has ended',
    { status: 401, message: 'Bad credentials' },
    'Your session has ended. Reload this page to sign in again: what you typed is kept.',
  ],
])('once %s', (_, refusal, message) => {
  test.each(uses)('%s says so without another request', async (__, use) => {
    gitHub.refuse(refusal);
    await expect(use()).rejects.toThrow(`GitHub: ${message}`);
    for (const [, each] of uses) await expect(each()).rejects.toThrow(message);
    expect(gitHub.calls).toHaveLength(1);
    expect([gitHub.pulls, gitHub.refs.size]).toEqual([[], 1]);
  });
});

test('a session that has ended is known, and a new one is served', async () => {
  token = 'old';
  await expect(ask()).rejects.toThrow('Your session has ended.');
  expect(await hasEnded(repo())).toBe(true);
  token = 'secret';
  await ask();
  expect(await hasEnded(repo())).toBe(false);
});

test('a response for a Git hash is asked for once, and any other is asked for again by its ETag', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await files().readText(pod);
  await publisher().reviews();
  await publisher().build();
  const caches = sent.mock.calls.map(([url, init]) => [
    String(url).replace(/^.*\/site\/|[?/]\w{40}.*|\?.*/g, ''),
    init!.cache,
  ]);
  sent.mockRestore();
  expect(caches).toEqual([
    ['git/ref/heads/main', 'no-cache'],
    ['git/trees', 'force-cache'],
    ['git/blobs', 'force-cache'],
    ['pulls', 'no-cache'],
    ['commits/main/status', 'no-cache'],
  ]);
});

test('a window on screen polls GitHub at most 180 times an hour', () => {
  const { buildMs, reviewsMs } = publisher().intervals;
  expect((60 * minuteMs) / buildMs + (60 * minuteMs) / reviewsMs).toBeLessThanOrEqual(180);
});

describe('signing in', () => {
  const ana = { token: 'secret', login: 'ana', name: 'Ana', avatar_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };

  test('takes two requests, and restoring the session one', async () => {
    expect(await signIn(repo(), 'secret')).toEqual(ana);
    expect(gitHub.calls).toEqual(['GET /repos/shop/site', 'GET /user']);
    expect(await restoreSession(repo(), ana)).toEqual(ana);
    expect(gitHub.calls).toHaveLength(3);
  });

  test.each([
    ['has ended', { status: 401, message: 'Bad credentials' }, 'Your session has ended.'],
    [
      'may not read the repository',
      { status: 404, message: 'Not Found' },
      'Your account has no write access to shop/site.',
    ],
  ])('is asked for again if the session %s', async (_, refusal, message) => {
    gitHub.refuse(refusal);
    await expect(signIn(repo(), 'secret')).rejects.toThrow(message);
    await expect(restoreSession(repo(), ana)).rejects.toThrow(message);
  });

  test('is not asked for again during an outage or at the limit', async () => {
    gitHub.refuse({ status: 429, message: slowDown });
    expect(await restoreSession(repo(), ana)).toEqual(ana);
    gitHub.breakDown();
    expect(await restoreSession(repo(), { ...ana, token: 'other' })).toMatchObject({ login: 'ana' });
  });

  test('is refused to an account that may only read', async () => {
    gitHub.forbidWriting();
    await expect(signIn(repo(), 'secret')).rejects.toThrow('Your account has no write access to shop/site.');
  });
});
