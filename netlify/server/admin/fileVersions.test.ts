import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { fileVersions } from './fileVersions';
import { trackWindows } from './trackWindows';

const files = { 'content/brands/a.json': '{}', 'content/brands/b.json': '{}' };

test('with Git, a file’s version is its last commit, and its own time once it was changed', async () => {
  const root = createTemporaryFolder(files);
  const git = (author: string, ...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', `user.name=${author}`, '-c', 'user.email=a@shop.example', ...args], {
      env: { ...process.env, GIT_AUTHOR_DATE: '2026-05-06T10:00:00Z' },
      stdio: 'pipe',
    });
  git('Ana', 'init');
  git('Ana', 'add', '.');
  git('Ana', 'commit', '-m', 'All');
  writeFileSync(join(root, 'content/brands/b.json'), '{ "a": 1 }');
  git('Ben', 'commit', '-am', 'One');
  writeFileSync(join(root, 'content/brands/b.json'), '{ "a": 2 }');
  const committed = { author: 'Ana', updatedOn: expect.stringMatching(/^2026-05-06T10:00:00(Z|\+00:00)$/) };
  const getVersion = fileVersions(join(root, 'content'));
  expect(await getVersion('brands/a.json')).toEqual(committed);
  const changed = (await getVersion('brands/b.json'))!;
  expect([changed.author, Date.parse(changed.updatedOn) > Date.parse('2026-05-07')]).toEqual(['', true]);
  git('Ben', 'checkout', '--', '.');
  expect(await fileVersions(join(root, 'content'))('brands/b.json')).toEqual({ ...committed, author: 'Ben' });
});

test('without Git, it is the time of the file', async () => {
  const root = createTemporaryFolder(files);
  const at = new Date('2026-02-03T04:05:06.000Z');
  utimesSync(join(root, 'content/brands/a.json'), at, at);
  const getVersion = fileVersions(join(root, 'content'));
  expect(await getVersion('brands/a.json')).toEqual({ author: '', updatedOn: at.toISOString() });
  expect(await getVersion('brands/none.json')).toBeNull();
});

test('windows with the same entry open see each other, until they close or time out', () => {
  let now = 0;
  const openIn = trackWindows(() => now);
  expect(openIn('one', 'a')).toBe(0);
  expect([openIn('two', 'a'), openIn('one', 'a'), openIn('three', 'b')]).toEqual([1, 1, 0]);
  openIn('two', null);
  expect(openIn('one', 'a')).toBe(0);
  openIn('two', 'a');
  // A browser lets a hidden window's timers run once a minute.
  now += 61_000;
  expect(openIn('one', 'a')).toBe(1);
  now += 91_000;
  expect(openIn('one', 'a')).toBe(0);
});
