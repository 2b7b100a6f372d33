import { history as decapRoutes } from 'decap-cms-core/dist/esm/routing/history';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { followAddress, openForm, waitForForm } from './cmsStore';

const decapHistory = decapRoutes as typeof decapRoutes & {
  block: (question: () => string | undefined) => void;
};

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

describe('the address of a form', () => {
  const [amber, birch, list] = [
    '#/collections/pods/entries/amber',
    '#/collections/pods/entries/birch',
    '#/collections/pods',
  ];
  /** Longer than a hashchange event takes. */
  const settle = () => new Promise((done) => setTimeout(done, 50));
  /** The addresses that Decap has shown. */
  let shown: string[] = [];
  let isUnsaved = false;
  const confirmed = vi.fn(() => false);
  const ways: [way: string, go: (hash: string) => void][] = [
    ['a link of our own', openForm],
    ['a plain link or an edited address', (hash) => (location.hash = hash)],
  ];

  beforeAll(() => {
    window.confirm = confirmed;
    followAddress((path) => (path === '/collections/batches/entries/b-9' ? '/collections/batches/entries/B-9' : null));
    decapHistory.listen(({ pathname }) => shown.push(`#${pathname}`));
    decapHistory.block(() => (isUnsaved ? 'Leave?' : undefined));
  });

  beforeEach(async () => {
    isUnsaved = false;
    location.hash = list;
    await settle();
    location.hash = amber;
    await settle();
    shown = [];
    confirmed.mockReset().mockReturnValue(false);
  });

  test.each(ways)('closes the form before it opens another: %s', async (_, go) => {
    go(birch);
    await settle();
    expect([location.hash, shown]).toEqual([birch, [list, birch]]);
    history.back();
    await settle();
    expect([location.hash, shown.slice(2)]).toEqual([amber, [list, amber]]);
    history.forward();
    await settle();
    expect([location.hash, shown.slice(4)]).toEqual([birch, [list, birch]]);
  });

  test.each(ways.flatMap(([way, go]) => [birch, list, '#/table/products'].map((to) => ({ way, go, to }))))(
    'stays that of a form that is not left, and then leads to $to: $way',
    async ({ go, to }) => {
      isUnsaved = true;
      go(to);
      await settle();
      expect([location.hash, shown, confirmed.mock.calls.length]).toEqual([amber, [], 1]);
      confirmed.mockImplementation(() => {
        isUnsaved = false;
        return true;
      });
      go(to);
      await settle();
      expect([location.hash, shown.at(-1), confirmed.mock.calls.length]).toEqual([to, to, 2]);
      location.hash = amber;
      await settle();
      expect(shown.at(-1)).toBe(amber);
    },
  );

  test('is corrected after Decap has put the name of a new file in lower case', async () => {
    decapHistory.replace('/collections/batches/entries/b-9');
    await settle();
    expect([location.hash, shown.slice(1)]).toEqual([
      '#/collections/batches/entries/B-9',
      ['#/collections/batches', '#/collections/batches/entries/B-9'],
    ]);
  });

  test('stays that of a form that Back does not leave', async () => {
    location.hash = birch;
    await settle();
    isUnsaved = true;
    shown = [];
    history.back();
    await settle();
    expect([location.hash, shown, confirmed.mock.calls.length]).toEqual([birch, [], 1]);
  });
});
