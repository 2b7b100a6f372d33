import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFakeGitHub } from '../../../tests/fixtures/servers/fakeGitHub';
import type { ContentFault } from '../../content/files/contentError';
import { isPublished } from '../changes/publisher';
import { blobHash } from '../changes/fileVersion';
import { GitHubFiles } from './gitHubFiles';
import { gitHubPublisher } from './gitHubPublisher';

const pod = 'content/products/amber.json';
const deletedPath = 'content/stores/old.json';
let gitHub: Awaited<ReturnType<typeof openFakeGitHub>>;
let faults: ContentFault[];
let token: string;
const repo = () => ({ apiRoot: gitHub.apiRoot, repo: 'shop/site', branch: 'main', token: async () => token });
const openFiles = () => new GitHubFiles(repo(), () => ({}));
const open = () => gitHubPublisher({ files: openFiles(), check: async () => faults });
const changes = [
  { path: pod, text: 'ambre doré', base: 'amber é', at: 1 },
  { path: 'content/batches/B-9.json', text: 'report', base: null, at: 1 },
  { path: 'content/brands/new.json', text: 'brand', base: null, at: 1 },
  { path: 'content/pictures/new.svg', text: btoa('<svg/>'), base: null, at: 1 },
  { path: deletedPath, text: null, base: 'old', at: 1 },
];

beforeEach(async () => {
  faults = [];
  token = 'secret';
  gitHub = await openFakeGitHub({ [pod]: 'amber é', [deletedPath]: 'old', 'README.md': 'read me' });
});
afterEach(() => gitHub.close());

const branches = () => [...gitHub.refs.keys()].filter((name) => name !== 'main');

test('all files are published as one commit on one branch, with one pull request', async () => {
  const before = gitHub.commits.size;
  const response = await open().publish(changes, 'New brand');
  expect(response).toMatchObject({ review: 'https://github.example/shop/site/pull/1' });
  expect([gitHub.commits.size - before, branches().length, gitHub.pulls.length]).toEqual([1, 1, 1]);
  const [branch] = branches();
  expect(gitHub.pulls[0]).toMatchObject({ title: 'New brand', head: branch, base: 'main' });
  const commit = gitHub.commits.get(gitHub.refs.get(branch!)!)!;
  expect([commit.message, commit.parents]).toEqual(['New brand', [gitHub.refs.get('main')]]);
  expect([...commit.files.keys()].sort()).toEqual([
    'README.md',
    'content/batches/B-9.json',
    'content/brands/new.json',
    'content/pictures/new.svg',
    pod,
  ]);
  expect([gitHub.textAt(branch!, pod), gitHub.textAt(branch!, 'content/pictures/new.svg')]).toEqual([
    'ambre doré',
    '<svg/>',
  ]);
  expect(gitHub.textAt('main', pod), 'nothing is live before it is accepted').toBe('amber é');
});

test('entries in review are known with their author', async () => {
  await open().publish(changes, 'New brand');
  const [review] = (await open().reviews())!;
  expect(review).toMatchObject({ number: 1, title: 'New brand', by: 'ana', at: '2026-05-06T10:00:00Z' });
  expect([...review!.paths].sort()).toEqual(changes.map(({ path }) => path).sort());
});

test('the request names only the files that it changes', async () => {
  gitHub.remove(deletedPath);
  await open().publish(changes, 'New brand');
  expect(gitHub.pulls[0]!.body.split('\n')).toEqual([
    `- Changes \`${pod}\``,
    '- Changes `content/batches/B-9.json`',
    '- Changes `content/brands/new.json`',
    '- Changes `content/pictures/new.svg`',
  ]);
});

describe('nothing is written', () => {
  const untouched = async (publish: Promise<unknown>) => {
    const before = gitHub.commits.size;
    const response = await publish;
    expect([gitHub.commits.size, branches(), gitHub.pulls]).toEqual([before, [], []]);
    return response;
  };

  test('if a file was published by somebody else meanwhile', async () => {
    gitHub.push({ [pod]: 'theirs' });
    const response = await untouched(open().publish(changes, 'Mine'));
    expect(response).toEqual({ faults: [], conflicts: [{ path: pod, theirs: 'theirs' }] });
    const mine = changes.map((change) => (change.path === pod ? { ...change, base: 'theirs' } : change));
    expect(isPublished(await open().publish(mine, 'Mine'))).toBe(true);
  });

  test('if somebody else published another picture of the name, replaced or deleted it, unless that was seen', async () => {
    const photo = { path: 'content/pictures/shelf.jpg', text: btoa('mine'), base: null, at: 1 };
    gitHub.push({ [photo.path]: 'theirs' });
    const conflicts = [{ path: photo.path, theirs: btoa('theirs') }];
    expect(await untouched(open().publish([photo], 'Mine'))).toEqual({ faults: [], conflicts });
    const drawing = { path: 'content/pictures/pod.svg', text: null, base: await blobHash('first'), at: 1 };
    gitHub.push({ [drawing.path]: 'second' });
    const theirs = [{ path: drawing.path, theirs: btoa('second') }];
    for (const text of [null, btoa('mine')])
      expect(await untouched(open().publish([{ ...drawing, text }], 'Mine'))).toEqual({
        faults: [],
        conflicts: theirs,
      });
    gitHub.remove(drawing.path);
    const replaced = { ...drawing, text: btoa('mine') };
    const deleted = [{ path: drawing.path, theirs: null }];
    expect(await untouched(open().publish([replaced], 'Mine'))).toEqual({ faults: [], conflicts: deleted });
    expect(isPublished(await open().publish([{ ...photo, base: await blobHash('theirs') }], 'Mine'))).toBe(true);
  });

  test('if one of the files has a fault', async () => {
    faults = [{ file: pod, field: 'brand', message: 'expected a brand' }];
    expect(await untouched(open().publish(changes, 'Mine'))).toEqual({ faults, conflicts: [] });
  });

  test('if the session has ended', async () => {
    token = 'old';
    await untouched(expect(open().publish(changes, 'Mine')).rejects.toThrow('Your session has ended.'));
  });

  test('if GitHub lists only a part of the files', async () => {
    gitHub.truncate();
    await untouched(expect(open().publish(changes, 'Mine')).rejects.toThrow('too many files'));
  });

  test.each<[string, { path: string; text: string | null; base: string }]>([
    ['has deleted the same file', { path: deletedPath, text: null, base: 'old' }],
    ['has published the same text', { path: pod, text: 'ambre doré', base: 'amber é' }],
  ])('if somebody else %s', async (_, change) => {
    gitHub.push({ [pod]: 'ambre doré' });
    gitHub.remove(deletedPath);
    await untouched(
      expect(open().publish([{ ...change, at: 1 }], 'Mine')).rejects.toThrow(
        'Nothing is left to publish: somebody else has made the same changes already.',
      ),
    );
  });

  test('no branch stays behind if the pull request is refused', async () => {
    gitHub.refusePulls();
    await expect(open().publish(changes, 'Mine')).rejects.toThrow('Validation Failed');
    expect([branches(), gitHub.pulls]).toEqual([[], []]);
  });
});

test('the files of a review are read to the last page, and again only after it has changed', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({
    path: `content/stores/s-${index}.json`,
    text: 'store',
    base: null,
    at: 1,
  }));
  const publisher = open();
  await publisher.publish(many, 'New stores');
  const filesRead = () => gitHub.calls.filter((call) => call.includes('/files?')).length;
  const [review] = (await publisher.reviews())!;
  expect([review!.paths.length, filesRead()]).toEqual([130, 2]);
  await publisher.reviews();
  expect(filesRead()).toBe(2);
});

test('all open requests are known, also beyond the first hundred', async () => {
  await open().publish(changes, 'New brand');
  const [first] = gitHub.pulls;
  for (let number = 2; number <= 120; number += 1) gitHub.pulls.push({ ...first!, number });
  expect((await open().reviews())!.map(({ number }) => number)).toEqual(gitHub.pulls.map(({ number }) => number));
});

test('nothing is asked while nobody is signed in', async () => {
  token = '';
  const before = gitHub.calls.length;
  expect([await open().reviews(), await open().build()]).toEqual([null, null]);
  expect(gitHub.calls.length).toBe(before);
});

describe('a published text', () => {
  test('is read, with its accents, and is null only if there is no such file', async () => {
    expect(await openFiles().readText(pod)).toBe('amber é');
    expect(await openFiles().readText('content/products/none.json')).toBeNull();
  });

  test('that can’t be read is not taken for a missing one', async () => {
    token = 'old';
    await expect(openFiles().readText(pod)).rejects.toThrow('GitHub: Your session has ended.');
    token = 'secret';
    gitHub.breakDown();
    await expect(openFiles().readText(pod)).rejects.toThrow('GitHub is having problems (502). Try again later.');
    await gitHub.close();
    await expect(openFiles().readText(pod)).rejects.toThrow('GitHub can’t be reached. Check your connection.');
  });
});

test('two who publish the same text do not conflict', async () => {
  gitHub.push({ [pod]: 'ambre doré' });
  expect((await open().check(changes)).conflicts).toEqual([]);
});

test('the build of the latest commit is as its host reports it', async () => {
  expect(await open().build()).toMatchObject({ state: 'failed', seconds: 90, lines: ['Deploy failed'] });
});

test('hashes are those of Git', async () => {
  // The output of `printf 'é\n' | git hash-object --stdin`.
  expect(await blobHash('é\n')).toBe('c6003325155f475bd7c87731607525dce73be9cf');
});
