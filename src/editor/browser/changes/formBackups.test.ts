import localForage from 'localforage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openedEntries } from './editorChanges';
import { backUpFormBases } from './formBackups';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('localforage', () => ({
  default: {
    getItem: async (key: string) => stored.get(key) ?? null,
    setItem: async (key: string, value: unknown) => {
      stored.set(key, value);
      return value;
    },
    removeItem: async (key: string) => void stored.delete(key),
  },
}));
const form = vi.hoisted(() => ({ opens: async (_key: string) => true }));
vi.mock('../cmsStore', () => ({ waitForForm: (key: string) => form.opens(key) }));

const path = 'content/brands/alder.json';
const key = 'backup.brands.alder';
const first = { base: 'first', shown: 'first' };
const second = { base: 'second', shown: 'second' };
backUpFormBases();

describe('a form that was closed without saving', () => {
  beforeEach(async () => {
    stored.clear();
    openedEntries.clear();
    openedEntries.set(path, first);
    await localForage.setItem(key, { raw: 'mine', path });
    openedEntries.set(path, second);
  });

  test('goes on from the version that it was typed over, not from the one published since', async () => {
    expect(await localForage.getItem(key)).toMatchObject({ raw: 'mine', path });
    expect(openedEntries.get(path)).toEqual(first);
    await localForage.setItem(key, { raw: 'mine and more', path });
    openedEntries.set(path, second);
    await localForage.getItem(key);
    expect(openedEntries.get(path), 'after a second time').toEqual(first);
  });

  test('that is declined leaves the form with the published version', async () => {
    await localForage.getItem(key);
    await localForage.removeItem(key);
    expect([openedEntries.get(path), stored.size]).toEqual([second, 0]);
  });

  test('and then saved keeps what was saved', async () => {
    await localForage.getItem(key);
    openedEntries.set(path, { base: 'first', shown: 'saved' });
    await localForage.removeItem(key);
    expect(openedEntries.get(path)).toEqual({ base: 'first', shown: 'saved' });
  });
});

test('the form of another entry is not offered it', async () => {
  stored.set(key, { raw: 'mine', path });
  form.opens = async () => false;
  expect(await localForage.getItem(key)).toBeNull();
  form.opens = async () => true;
});

test('other values, and the forms of new entries, are kept as they are', async () => {
  openedEntries.clear();
  for (const [name, value] of Object.entries({
    'decap-cms-user': { path },
    backup: 'raw',
    'backup.brands': { raw: 'new' },
  })) {
    await localForage.setItem(name, value);
    expect(await localForage.getItem(name)).toEqual(value);
  }
  expect(openedEntries.size).toBe(0);
});
