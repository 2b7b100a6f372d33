import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { NoConnectionError } from '../platform/databaseFailures';
import { getErrorMessage } from '../platform/getErrorMessage';
import type { Snapshot } from './client';
import type { EmbeddedCall, EmbeddedReply } from './embeddedProtocol';
import type { EmbeddedServer } from './embeddedServer';

interface PendingCall {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

function startWorker(folder: string): Worker {
  const typeScript = createRequire(import.meta.url).resolve('tsx/cjs');
  const workerFile = fileURLToPath(new URL('./embeddedWorker.ts', import.meta.url));
  // Node 20 does not apply `--import tsx` to worker threads.
  const bootstrap = `require(${JSON.stringify(typeScript)}); require(${JSON.stringify(workerFile)});`;
  return new Worker(bootstrap, { eval: true, workerData: folder, execArgv: [] });
}

const stoppedError = (reason = '') => new NoConnectionError(`The embedded database has stopped.${reason}`);

interface Thread {
  send: (call: EmbeddedCall) => Promise<unknown>;
  opened: Promise<void>;
  closed: Promise<void>;
}

function connectThread(worker: Worker, onLost: (error: Error) => void): Thread {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let isClosing = false;
  let endError: Error | null = null;
  const fail = (error: Error) => {
    if (endError) return;
    endError = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    if (!isClosing) onLost(error);
  };
  const opened = new Promise<void>((open, rejectOpen) => {
    worker.on('message', (reply: EmbeddedReply) => {
      if (reply.id === null) return 'error' in reply ? rejectOpen(new Error(reply.error)) : open();
      const call = pending.get(reply.id);
      pending.delete(reply.id);
      if ('error' in reply) call?.reject(new Error(reply.error));
      else call?.resolve(reply.result);
    });
    for (const event of ['error', 'messageerror'] as const)
      worker.once(event, (error: Error) => {
        rejectOpen(error);
        fail(stoppedError(` ${getErrorMessage(error)}`));
      });
    worker.once('exit', () => {
      rejectOpen(stoppedError());
      fail(stoppedError());
    });
  });
  const send = (call: EmbeddedCall) =>
    new Promise<unknown>((resolve, reject) => {
      if (endError) return reject(endError);
      if (isClosing) return reject(stoppedError());
      isClosing = call.kind === 'close';
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: lastId, ...call });
    });
  return { send, opened, closed: new Promise((done) => worker.once('exit', () => done())) };
}

export async function openThread(folder: string, onLost: (error: Error) => void): Promise<EmbeddedServer> {
  let isOpen = false;
  const worker = startWorker(folder);
  const { send, opened, closed } = connectThread(worker, (error) => isOpen && onLost(error));
  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  isOpen = true;
  return {
    execute: (messages) => send({ kind: 'execute', messages }) as Promise<Uint8Array>,
    snapshot: () => send({ kind: 'snapshot' }) as Promise<Snapshot>,
    close: async () => {
      await send({ kind: 'close' });
      await closed;
    },
  };
}
