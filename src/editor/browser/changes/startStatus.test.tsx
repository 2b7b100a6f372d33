import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../../tests/fixtures/editor/memoryChanges';
import type { Publisher } from '../../changes/publisher';
import { editorChanges, setPublishedReader } from './editorChanges';
import { startStatus } from './startStatus';

const bar = vi.hoisted((): { refresh?: (paths: readonly string[]) => void } => ({}));
const reloadCollection = vi.hoisted(() => vi.fn<(name: string, slug?: string) => Promise<void>>());
vi.mock('./changeStore', () => ({ browserStore: memoryChanges() }));
const form = vi.hoisted(() => ({ isUnsaved: false }));
vi.mock('../cmsStore', () => ({ reloadCollection, isFormUnsaved: () => form.isUnsaved }));
vi.mock('./StatusBar', () => ({
  StatusBar: ({ refresh }: typeof bar) => {
    bar.refresh = refresh;
    return null;
  },
}));

const amber = 'content/products/amber.json';
let published: string | null;

beforeEach(async () => {
  const changes = editorChanges();
  await changes.remove(changes.list().map(({ path }) => path));
  location.hash = '#/collections/pods/entries/amber';
  setPublishedReader(async () => published);
  published = 'amber';
  form.isUnsaved = false;
  document.body.replaceChildren();
  delete bar.refresh;
  startStatus({} as Publisher);
  await vi.waitFor(() => expect(bar.refresh).toBeDefined());
  reloadCollection.mockReset();
});

describe('the open form, when its changes are discarded,', () => {
  test('shows the published entry again', async () => {
    bar.refresh!([amber]);
    await vi.waitFor(() => expect(reloadCollection).toHaveBeenCalledExactlyOnceWith('pods', 'amber'));
    expect(location.hash).toBe('#/collections/pods/entries/amber');
  });

  test('gives way to its list if the entry was new', async () => {
    published = null;
    bar.refresh!([amber]);
    await vi.waitFor(() => expect(location.hash).toBe('#/collections/pods'));
    expect(reloadCollection).toHaveBeenCalledExactlyOnceWith('pods', undefined);
  });

  test('shows the change again if it is restored, also of a new entry', async () => {
    published = null;
    await editorChanges().put([{ path: amber, text: 'mine', base: null, at: 1 }]);
    bar.refresh!([amber]);
    await vi.waitFor(() => expect(reloadCollection).toHaveBeenCalledWith('pods', 'amber'));
    expect(location.hash).toBe('#/collections/pods/entries/amber');
  });

  test('keeps what was typed since', async () => {
    form.isUnsaved = true;
    bar.refresh!([amber]);
    await vi.waitFor(() => expect(reloadCollection).toHaveBeenCalledExactlyOnceWith('pods'));
  });

  test('stays, with a word about it, if its entry can’t be read', async () => {
    setPublishedReader(() => Promise.reject(new Error('GitHub is not reachable.')));
    bar.refresh!([amber]);
    expect((await screen.findByRole('alert')).textContent).toContain('GitHub is not reachable.');
    expect(location.hash).toBe('#/collections/pods/entries/amber');
  });
});

describe('lists', () => {
  const change = (path: string) => ({ path, text: 'new', base: 'old', at: 1 });

  test('of changed entries are read again, but not that of the open form', async () => {
    await editorChanges().put([change(amber), change('content/stores/a.json'), change('content/pictures/a.svg')]);
    const names = reloadCollection.mock.calls.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['devices', 'stores']));
    expect(names).not.toContain('pods');
  });

  test('of the open form are read again after publishing', async () => {
    bar.refresh!([]);
    expect(reloadCollection).toHaveBeenCalledExactlyOnceWith('pods');
  });
});
