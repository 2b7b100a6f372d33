import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import type { Snapshot } from './client';
import type { EmbeddedClient, Statements } from './embeddedClient';
import {
  receivedError,
  sentOptions,
  type EmbeddedCall,
  type EmbeddedReply,
  type EmbeddedStart,
} from './embeddedProtocol';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

function startWorker(start: EmbeddedStart): Worker {
  const typeScript = createRequire(import.meta.url).resolve('tsx/cjs');
  const workerFile = fileURLToPath(new URL('./embeddedWorker.ts', import.meta.url));
  // Node 20 does not apply `--import tsx` to worker threads.
  const bootstrap = `require(${JSON.stringify(typeScript)}); require(${JSON.stringify(workerFile)});`;
  return new Worker(bootstrap, { eval: true, workerData: start, execArgv: [] });
}

/** `databaseFailure` recognizes this error by its message. */
const stopped = (cause?: unknown) => new Error('The embedded database has stopped.', { cause });

interface Thread {
  ask: (call: EmbeddedCall) => Promise<unknown>;
  opened: Promise<void>;
  closed: Promise<void>;
}

/** Sends calls to the worker and settles them with its replies. Once it exits, pending and later calls fail. */
function connectThread(worker: Worker, onLost: (error: Error) => void): Thread {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let isClosing = false;
  let end: Error | null = null;
  const fail = (error: Error) => {
    if (end) return;
    end = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!isClosing) onLost(error);
  };
  const opened = new Promise<void>((open, refuse) => {
    worker.on('message', (reply: EmbeddedReply) => {
      if (reply.id === null) return 'error' in reply ? refuse(receivedError(reply.error)) : open();
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) call?.reject(receivedError(reply.error));
      else call?.resolve(reply.result);
    });
    for (const event of ['error', 'messageerror'] as const)
      worker.once(event, (error: Error) => {
        refuse(error);
        fail(stopped(error));
      });
    worker.once('exit', () => {
      refuse(stopped());
      fail(stopped());
    });
  });
  const ask = (call: EmbeddedCall) =>
    new Promise<unknown>((resolve, reject) => {
      if (end) return reject(end);
      if (isClosing) return reject(stopped());
      isClosing = call.kind === 'close';
      next += 1;
      // Throws if a value cannot be cloned, so the call is registered only afterwards.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: next, ...call });
      waiting.set(next, { resolve, reject });
    });
  return { ask, opened, closed: new Promise((done) => worker.once('exit', () => done())) };
}

const statementsOf = (ask: Thread['ask'], lease: number | null): Statements => ({
  query: <Row>(text: string, values: unknown[] = [], options: Parameters<Statements['query']>[2] = {}) =>
    ask({ kind: 'query', lease, text, values, options: sentOptions(options) }) as Promise<Results<Row>>,
});

const transactionOf = (ask: Thread['ask']): EmbeddedClient['transaction'] => {
  let lastLease = 0;
  return async (work) => {
    lastLease += 1;
    const lease = lastLease;
    await ask({ kind: 'begin', lease });
    let result;
    try {
      result = await work(statementsOf(ask, lease));
    } catch (error) {
      await ask({ kind: 'rollback', lease }).catch(() => {});
      throw error;
    }
    await ask({ kind: 'commit', lease });
    return result;
  };
};

/** Opens the database in its own worker thread. `onLost` runs if the thread exits without being closed. */
export async function openThread(start: EmbeddedStart, onLost: (error: Error) => void): Promise<EmbeddedClient> {
  let isOpen = false;
  const worker = startWorker(start);
  const { ask, opened, closed } = connectThread(worker, (error) => isOpen && onLost(error));
  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  isOpen = true;
  return {
    ...statementsOf(ask, null),
    transaction: transactionOf(ask),
    snapshot: () => ask({ kind: 'snapshot' }) as Promise<Snapshot>,
    close: async () => {
      await ask({ kind: 'close' });
      await closed;
    },
  };
}
