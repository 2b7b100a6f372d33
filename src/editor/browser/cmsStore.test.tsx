import { beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForForm, openForm } from './cmsStore';

const store = vi.hoisted(() => ({
  state: {} as Record<string, unknown>,
  told: new Set<() => void>(),
}));
vi.mock('decap-cms-core', () => ({ DecapCmsCore: {} }));
vi.mock('decap-cms-core/dist/esm/actions/entries', () => ({}));
vi.mock('decap-cms-core/dist/esm/redux', () => ({
  store: {
    getState: () => store.state,
    subscribe: (listener: () => void) => {
      store.told.add(listener);
      return () => store.told.delete(listener);
    },
  },
}));

const tell = () => {
  for (const listener of store.told) listener();
};
const showForm = () => {
  store.state = { entryDraft: new Map([['entry', new Map(Object.entries({ collection: 'pods', slug: 'amber' }))]]) };
  tell();
};

beforeEach(() => {
  store.told.clear();
  store.state = { entryDraft: new Map() };
});

describe('waiting for the form of an entry', () => {
  test('ends when it is open', async () => {
    const opens = waitForForm('backup.pods.amber');
    expect(await Promise.race([opens, Promise.resolve('not yet')])).toBe('not yet');
    showForm();
    expect([await opens, await waitForForm('backup.pods.amber')]).toEqual([true, true]);
  });

  test('ends without it when another one opens', async () => {
    const left = waitForForm('backup.pods.birch');
    const opens = waitForForm('backup.pods.amber');
    showForm();
    expect([await left, await opens]).toEqual([false, true]);
  });
});

describe('a form is opened', () => {
  const birch = '#/collections/pods/entries/birch';
  const events = () => new Promise((done) => setTimeout(done, 50));
  const closeForm = () => {
    store.state = { entryDraft: new Map() };
    tell();
  };

  beforeEach(async () => {
    location.hash = '#/collections/pods/entries/amber';
    await events();
  });

  test('at once if none is open', () => {
    openForm(birch);
    expect(location.hash).toBe(birch);
  });

  test('by way of its list, once the form that is open has closed', async () => {
    showForm();
    openForm(birch);
    await events();
    expect(location.hash).toBe('#/collections/pods');
    closeForm();
    expect(location.hash).toBe(birch);
  });

  test('not at all if somebody stays with unsaved changes', async () => {
    showForm();
    openForm(birch);
    location.hash = '#/collections/pods/entries/amber';
    await events();
    closeForm();
    expect(location.hash).toBe('#/collections/pods/entries/amber');
  });
});
