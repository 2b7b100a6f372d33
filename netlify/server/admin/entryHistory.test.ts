import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { entryHistory } from './entryHistory';

const file = 'brands/a.json';
let root: string;
let content: string;

beforeEach(() => {
  root = createTemporaryFolder({ 'content/brands/a.json': 'one', 'content/brands/b.json': 'b' });
  content = join(root, 'content');
});

const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`;

function save(text: string, day: number): void {
  writeFileSync(join(content, file), text);
  utimesSync(join(content, file), new Date(at(day)), new Date(at(day)));
}

function commit(author: string, day: number): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', `user.name=${author}`, '-c', 'user.email=a@shop.example', ...args], {
      env: { ...process.env, GIT_AUTHOR_DATE: at(day) },
      stdio: 'pipe',
    });
  git('init');
  git('add', '--all');
  git('commit', '-m', 'All');
}

const openHistory = () => entryHistory(content, join(root, 'journal'));

/** Each version as its text, author and time. */
async function versions() {
  const history = openHistory();
  const list = await history.list(file);
  return Promise.all(list.map(async ({ id, by, at: time }) => [await history.read(file, id), by, time]));
}

test('the versions of an entry are those of Git, with their authors, and the one on the disk', async () => {
  commit('Ana', 1);
  save('two', 2);
  commit('Ben', 2);
  save('three', 3);
  expect(await versions()).toEqual([
    ['three', '', at(3)],
    ['two', 'Ben', at(2)],
    ['one', 'Ana', at(1)],
  ]);
});

test('a version that comes back is listed once, and one that is deleted can still be read', async () => {
  commit('Ana', 1);
  save('two', 2);
  commit('Ben', 2);
  save('one', 3);
  commit('Ana', 3);
  expect((await versions()).map(([text, , time]) => [text, time])).toEqual([
    ['one', at(3)],
    ['two', at(2)],
  ]);
  rmSync(join(content, file));
  commit('Ben', 4);
  expect((await versions()).map(([text]) => text)).toEqual(['one', 'two']);
});

test('without Git, a journal keeps what publications replace, each text once and the newest 50', async () => {
  save('one', 1);
  for (const [day, text] of [
    [2, 'two'],
    [3, 'one'],
    [4, 'four'],
  ] as const) {
    openHistory().keep([file, 'brands/none.json']);
    save(text, day);
  }
  expect(await versions()).toEqual([
    ['four', '', at(4)],
    ['two', '', at(2)],
    ['one', '', at(1)],
  ]);
  for (let index = 0; index < 60; index += 1) {
    openHistory().keep([file]);
    save(`text ${index}`, 5);
  }
  expect(await versions()).toHaveLength(51);
});

test('a link out of the content is neither kept nor read', async () => {
  const outside = createTemporaryFolder({ 'secret.json': 'secret' });
  symlinkSync(join(outside, 'secret.json'), join(content, 'brands/link.json'));
  const history = openHistory();
  expect(() => history.keep(['brands/link.json'])).toThrow(/link/);
  await expect(history.list('brands/link.json')).rejects.toThrow(/link/);
  await expect(history.read('brands/link.json', 'any')).rejects.toThrow(/link/);
});

test('texts of other entries and unknown versions are not readable', async () => {
  commit('Ana', 1);
  const history = openHistory();
  const [other] = await history.list('brands/b.json');
  expect(await history.read('brands/b.json', other!.id)).toBe('b');
  expect(await history.read(file, other!.id)).toBeNull();
  expect(await history.read(file, 'HEAD')).toBeNull();
  expect(await history.list('brands/none.json')).toEqual([]);
});
