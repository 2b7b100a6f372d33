import type { ContentChange, ChangeStore } from '../../changes/changeSet';

const database = 'lumapod-editor';
const table = 'changes';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The browser’s storage failed.')));
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'path' }));
  return settled(request);
};

async function editIn(db: IDBDatabase, plan: Parameters<ChangeStore['edit']>[0]): Promise<void> {
  const transaction = db.transaction(table, 'readwrite');
  const finished = new Promise<void>((done, fail) => {
    transaction.addEventListener('complete', () => done());
    transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('The browser’s storage is full.')));
  });
  // The transaction may fail before anything awaits it, and would then be an unhandled rejection.
  finished.catch(() => {});
  const store = transaction.objectStore(table);
  const stored = (await settled(store.getAll())) as ContentChange[];
  try {
    const { put = [], remove = [] } = plan(new Map(stored.map((change) => [change.path, change])));
    for (const change of put) store.put(change);
    for (const path of remove) store.delete(path);
  } catch (error) {
    transaction.abort();
    throw error;
  }
  await finished;
}

/** All windows of the editor share these changes. */
export function browserStore(): ChangeStore {
  const db = opened();
  const channel = new BroadcastChannel(database);
  return {
    all: async () => settled((await db).transaction(table).objectStore(table).getAll() as IDBRequest<ContentChange[]>),
    edit: async (plan) => {
      await editIn(await db, plan);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage('changed');
    },
    watch: (changed) => channel.addEventListener('message', changed),
  };
}
