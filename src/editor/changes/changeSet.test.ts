import { describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../tests/fixtures/editor/memoryChanges';
import { ChangeSet, differingPaths } from './changeSet';

const path = 'content/products/amber.json';
const change = (text: string | null, base: string | null = 'old') => ({ path, text, base, at: 1 });

test('a file changed twice is one change with the base of the first', async () => {
  const changes = new ChangeSet(memoryChanges()());
  await changes.put([change('new')]);
  await changes.put([{ ...change('newer', 'new'), at: 2 }]);
  expect(changes.list()).toEqual([{ path, text: 'newer', base: 'old', at: 2 }]);
});

test('a file that is as published is no change, and a new file that is deleted leaves nothing', async () => {
  const changes = new ChangeSet(memoryChanges()());
  await changes.put([change('new')]);
  await changes.put([change('old')]);
  expect(changes.list()).toEqual([]);
  await changes.put([change('new', null)]);
  await changes.put([change(null, null)]);
  expect(changes.list()).toEqual([]);
});

test('a browser that was closed finds its changes again', async () => {
  const open = memoryChanges();
  await new ChangeSet(open()).put([change('new'), { ...change('b'), path: 'content/brands/b.json' }]);
  const reopened = new ChangeSet(open());
  await reopened.load();
  expect(reopened.list().map((each) => each.path)).toEqual(['content/brands/b.json', path]);
  expect(reopened.find(path)).toEqual(change('new'));
});

test('changes that could not be read are read again', async () => {
  const store = memoryChanges()();
  const changes = new ChangeSet({
    ...store,
    all: vi.fn(store.all).mockRejectedValueOnce(new DOMException('Closed.', 'InvalidStateError')),
  });
  await expect(changes.load()).rejects.toThrow('Closed.');
  await changes.load();
  expect(changes.list()).toEqual([]);
});

test('another window of the browser sees changes, and a listener can leave', async () => {
  const open = memoryChanges();
  const [one, other] = [new ChangeSet(open()), new ChangeSet(open())];
  const heard = vi.fn();
  const leave = other.subscribe(heard);
  await one.put([change('new')]);
  await vi.waitFor(() => expect(other.find(path)?.text).toBe('new'));
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  await one.remove([path]);
  await vi.waitFor(() => expect(other.list()).toEqual([]));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a change can take over the text that somebody else published as its base', async () => {
  const changes = new ChangeSet(memoryChanges()());
  await changes.put([change('mine')]);
  await changes.rebase(path, 'theirs');
  expect(changes.find(path)).toEqual(change('mine', 'theirs'));
  await changes.rebase('content/brands/none.json', 'theirs');
  expect(changes.list()).toHaveLength(1);
});

test('a file that another window has changed since is not overwritten, nor is anything else of that save', async () => {
  const open = memoryChanges();
  const [one, other] = [new ChangeSet(open()), new ChangeSet(open())];
  const brand = { ...change('brand', null), path: 'content/brands/b.json' };
  await one.put([change('first')]);
  await expect(other.put([change('second'), brand], new Map([[path, 'old']]))).rejects.toThrow(
    `Another window has changed ${path}`,
  );
  expect((await open().all()).map(({ text }) => text)).toEqual(['first']);
  await other.put([change('second'), brand], new Map([[path, 'first']]));
  expect((await open().all()).map(({ text }) => text).sort()).toEqual(['brand', 'second']);
});

describe('after publishing', () => {
  const newer = { ...change('newer'), at: 2 };

  test('what was changed again meanwhile stays, on the base of what was published', async () => {
    const changes = new ChangeSet(memoryChanges()());
    const brand = { ...change('brand', null), path: 'content/brands/b.json' };
    await changes.put([change('new'), brand]);
    const list = changes.list();
    await changes.put([newer]);
    await changes.markPublished(list);
    expect(changes.list()).toEqual([{ ...newer, base: 'new' }]);
  });

  test('for review, it keeps its base, since the shop still has the old text', async () => {
    const changes = new ChangeSet(memoryChanges()());
    await changes.put([newer]);
    await changes.markPublished([change('new')], { isInReview: true });
    expect(changes.list()).toEqual([newer]);
  });

  test('what was discarded meanwhile stays away', async () => {
    const changes = new ChangeSet(memoryChanges()());
    await changes.markPublished([change('new')]);
    expect(changes.list()).toEqual([]);
  });
});

test('paths differ if a change appears, goes away or has another text', () => {
  const [brand, deleted] = [
    { ...change('brand', null), path: 'content/brands/b.json' },
    { ...change(null), path: 'content/stores/s.json' },
  ];
  expect(differingPaths([change('a'), brand], [change('b'), brand, deleted]).sort()).toEqual([path, deleted.path]);
  expect(differingPaths([deleted], [])).toEqual([deleted.path]);
  expect(differingPaths([change('a')], [{ ...change('a', 'other'), at: 5 }])).toEqual([]);
});
