import type { ContentChange, ChangeStore } from '../../changes/changeSet';

const database = 'lumapod-editor';
const table = 'changes';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The browser’s storage failed.')));
  });

/** Fills a new database with `remembered`. */
function openDatabase(remembered: () => readonly ContentChange[]): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(table, { keyPath: 'path' });
    for (const change of remembered()) store.put(change);
  });
  return settled(request);
}

/** Returns a function that reuses the open connection, and reconnects if the browser has deleted the database since. */
function createConnector(remembered: () => readonly ContentChange[]): () => Promise<IDBDatabase> {
  let connection: Promise<IDBDatabase> | null = null;
  const forget = () => {
    connection = null;
  };
  const connect = async (): Promise<IDBDatabase> => {
    const db = await openDatabase(remembered);
    db.addEventListener('close', forget);
    // Close, because a tab that deletes the database would otherwise wait for this one.
    db.addEventListener('versionchange', () => {
      db.close();
      forget();
    });
    return db;
  };
  return () => {
    if (!connection) {
      connection = connect();
      connection.catch(forget);
    }
    return connection;
  };
}

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

/** All windows of the editor share these changes. Each one keeps a copy, in case the browser deletes the database. */
export function browserStore(): ChangeStore {
  let remembered: readonly ContentChange[] = [];
  const connect = createConnector(() => remembered);
  const channel = new BroadcastChannel(database);
  // A browser that is short of space may delete the changes if the site has not asked to keep them.
  const persist = () => void navigator.storage?.persist?.().catch(() => false);
  return {
    all: async () => {
      const transaction = (await connect()).transaction(table);
      const all = await settled(transaction.objectStore(table).getAll() as IDBRequest<ContentChange[]>);
      remembered = all;
      return all;
    },
    edit: async (plan) => {
      persist();
      await editIn(await connect(), plan);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage('changed');
    },
    watch: (changed) => channel.addEventListener('message', changed),
  };
}
