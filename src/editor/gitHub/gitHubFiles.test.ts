import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeGitHub } from '../../../tests/fixtures/servers/fakeGitHub';
import { isPublished } from '../changes/publisher';
import { GitHubFiles } from './gitHubFiles';
import { gitHubPublisher } from './gitHubPublisher';

const podCount = 40;
const podPath = (index: number) => `content/products/pod-${index}.json`;
const textOf = (index: number) => `{ "title": "Capsule dorée ${index}" }\n`;
const pods = Object.fromEntries(Array.from({ length: podCount }, (_, index) => [podPath(index), textOf(index)]));
const picture = 'content/pictures/pod.svg';
const built = Object.fromEntries(Object.entries(pods).map(([path, text]) => [path.replace('content/', ''), text]));

const realFetch = globalThis.fetch;
let gitHub: Awaited<ReturnType<typeof openFakeGitHub>>;
let now: number;
let files: GitHubFiles;
const open = () =>
  new GitHubFiles(
    { apiRoot: gitHub.apiRoot, repo: 'shop/site', branch: 'main', token: async () => 'secret' },
    () => built,
  );

beforeEach(async () => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  gitHub = await openFakeGitHub({ ...pods, [picture]: '<svg/>', 'content/products/nested/other.json': 'other' });
  files = open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await gitHub.close();
});

const list = () => files.readFolder('content/products', 'json');
const later = () => {
  now += 60_000;
};
const listLater = () => {
  later();
  return list();
};
const change = (from: number, to: number) =>
  gitHub.push(
    Object.fromEntries(Array.from({ length: to - from }, (_, each) => [podPath(from + each), `theirs ${each}`])),
  );
const changes = [0, 1, 2].map((index) => ({ path: podPath(index), text: 'mine', base: textOf(index), at: 1 }));
const publisher = () => gitHubPublisher({ files, check: async () => [] });

const nothing = () => undefined;

test('the versions of an entry are the commits that changed it, each with its text', async () => {
  const path = podPath(3);
  gitHub.push({ [path]: 'second é' });
  gitHub.push({ [podPath(4)]: 'another entry' });
  gitHub.push({}, [path]);
  const { history, versionText } = publisher();
  const versions = await history(path);
  expect(versions[0]).toMatchObject({ by: 'Ana', at: '2026-05-06T10:00:00Z' });
  const texts = versions.map(({ id }) => versionText(path, id));
  expect(await Promise.all(texts)).toEqual([null, 'second é', textOf(3)]);
});

test.each<[string, number, { before?: () => unknown; act: () => Promise<unknown> }]>([
  ['a list', 2, { act: list }],
  [
    'a list, a form and the pictures that open together',
    2,
    {
      act: () => Promise.all([list(), files.readText(podPath(3)), files.list('content/pictures')]),
    },
  ],
  ['the list again', 0, { before: list, act: list }],
  ['the list again after a minute', 1, { before: list, act: listLater }],
  ['a list after one entry was published', 3, { before: () => change(0, 1), act: list }],
  [
    'that list again after a minute',
    1,
    {
      before: async () => {
        change(0, 1);
        await list();
      },
      act: listLater,
    },
  ],
  [
    'a known list after another entry was published',
    3,
    {
      before: async () => {
        await list();
        change(1, 2);
      },
      act: listLater,
    },
  ],
  ['a list after 25 entries were published', 27, { before: () => change(0, 25), act: list }],
  [
    'an entry of a known list, with who published it',
    2,
    {
      before: list,
      act: () => {
        later();
        return Promise.all([files.readText(podPath(3)), files.readAuthorship(podPath(3))]);
      },
    },
  ],
  [
    'who published it, again',
    0,
    {
      before: () => files.readAuthorship(podPath(3)),
      act: () => files.readAuthorship(podPath(3)),
    },
  ],
  [
    'an entry that does not exist',
    1,
    {
      before: list,
      act: () => {
        later();
        return files.readText('content/products/none.json');
      },
    },
  ],
  ['the review of three entries', 1, { before: list, act: () => publisher().check(changes) }],
  ['sending three entries', 5, { before: list, act: () => publisher().publish(changes, 'Mine') }],
])('%s costs %i of GitHub’s requests', async (_, expected, { before = nothing, act }) => {
  await before();
  const { length } = gitHub.calls;
  await act();
  expect(gitHub.calls.slice(length)).toHaveLength(expected);
});

describe('a list', () => {
  test('has the entries of its folder as they are on the branch', async () => {
    gitHub.push({ [podPath(0)]: 'théirs', [podPath(podCount)]: 'new' }, [podPath(1)]);
    const texts = new Map((await list()).map(({ path, text }) => [path, text]));
    expect([texts.size, texts.get(podPath(0)), texts.get(podPath(1)), texts.get(podPath(podCount))]).toEqual([
      podCount,
      'théirs',
      undefined,
      'new',
    ]);
    expect([...texts].slice(1, -1).every(([path, text]) => pods[path] === text)).toBe(true);
  });

  test('fails if one entry can’t be read, and is complete the next time', async () => {
    await list();
    change(0, 1);
    later();
    const failing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (String(url).includes('git/blobs')) throw new TypeError('offline');
      return realFetch(url, init);
    });
    await expect(list()).rejects.toThrow('GitHub can’t be reached. Check your connection.');
    failing.mockRestore();
    expect(await list()).toHaveLength(podCount);
  });

  test('of many newer entries asks for ten at a time', async () => {
    change(0, 25);
    await files.list('content/products');
    let openCount = 0;
    const counts: number[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      counts.push((openCount += 1));
      return realFetch(url, init).finally(() => (openCount -= 1));
    });
    await list();
    expect([counts.length, Math.max(...counts)]).toEqual([25, 10]);
  });

  test('fails without a network, and is read at once when it is back', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await expect(list()).rejects.toThrow('GitHub can’t be reached.');
    expect(await list()).toHaveLength(podCount);
  });
});

test('a text is never that of another version, whatever the site was built from', async () => {
  gitHub.push({ [podPath(0)]: textOf(1) });
  expect(await files.readText(podPath(0))).toBe(textOf(1));
  gitHub.push({ [podPath(0)]: textOf(0) });
  later();
  expect(await files.readText(podPath(0))).toBe(textOf(0));
});

test('a review knows what was published a moment ago', async () => {
  await list();
  gitHub.push({ [podPath(0)]: 'theirs' });
  expect((await publisher().check(changes)).conflicts).toEqual([{ path: podPath(0), theirs: 'theirs' }]);
  expect(await files.readText(podPath(0)), 'and so does the form that opens next').toBe('theirs');
  const response = await publisher().publish(changes.slice(1), 'Mine');
  expect(isPublished(response)).toBe(true);
});

test('who published an entry, and when', async () => {
  expect(await files.readAuthorship(podPath(0))).toEqual({ author: 'Ana', updatedOn: '2026-05-06T10:00:00Z' });
});
