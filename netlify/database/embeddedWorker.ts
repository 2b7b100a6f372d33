import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from './client';
import { openPGlite, type EmbeddedClient, type Statements } from './embeddedClient';
import {
  deserializeOptions,
  serializeError,
  type EmbeddedReply,
  type EmbeddedRequest,
  type EmbeddedStart,
} from './embeddedProtocol';

interface Lease {
  statements: Statements;
  commit: () => void;
  rollBack: () => void;
  ended: Promise<unknown>;
}

const rolledBack = new Error('rolled back');
const leases = new Map<number, Lease>();

/** PGlite blocks all other statements until the transaction ends. */
const beginTransaction = (client: EmbeddedClient, id: number) =>
  new Promise<void>((resolveBegun, fail) => {
    const ended = client.transaction(
      (statements) =>
        new Promise<void>((commit, rollBackWith) => {
          // Deferred so that `ended` is assigned first.
          queueMicrotask(() => {
            leases.set(id, { statements, commit, rollBack: () => rollBackWith(rolledBack), ended });
            resolveBegun();
          });
        }),
    );
    ended.catch(fail);
  });

async function endTransaction(id: number, kind: 'commit' | 'rollback'): Promise<void> {
  const lease = requireLease(id);
  leases.delete(id);
  if (kind === 'commit') lease.commit();
  else lease.rollBack();
  await lease.ended.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

function requireLease(id: number): Lease {
  const lease = leases.get(id);
  if (!lease) throw new Error('This transaction has ended.');
  return lease;
}

async function handle(client: EmbeddedClient, request: EmbeddedRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      const { lease, text, values, options } = request;
      const statements = lease === null ? client : requireLease(lease).statements;
      return statements.query(text, values, deserializeOptions(options));
    }
    case 'begin':
      return beginTransaction(client, request.lease);
    case 'commit':
    case 'rollback':
      return endTransaction(request.lease, request.kind);
    case 'snapshot':
      return client.snapshot!();
    case 'close':
      return client.close();
  }
}

/** PGlite runs in its own thread because WebAssembly would block the main thread. */
async function main(port: NonNullable<typeof parentPort>): Promise<void> {
  const reply = (message: EmbeddedReply, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);
  const { folder, tar } = workerData as EmbeddedStart;
  let client: EmbeddedClient;
  try {
    client = await openPGlite(folder, tar);
  } catch (error) {
    reply({ id: null, error: serializeError(error) });
    return;
  }
  const handleMessage = async (request: EmbeddedRequest) => {
    const { id } = request;
    try {
      const result = await handle(client, request);
      reply({ id, result }, request.kind === 'snapshot' ? [(result as Snapshot).tar.buffer as ArrayBuffer] : []);
      if (request.kind === 'close') port.close();
    } catch (error) {
      reply({ id, error: serializeError(error) });
    }
  };
  port.on('message', (request: EmbeddedRequest) => void handleMessage(request));
  reply({ id: null });
}

if (parentPort) void main(parentPort);
