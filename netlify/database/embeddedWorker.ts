import { parentPort, workerData } from 'node:worker_threads';
import { getErrorMessage } from '../platform/getErrorMessage';
import type { Snapshot } from './client';
import type { EmbeddedReply, EmbeddedRequest } from './embeddedProtocol';
import { openPGlite, type EmbeddedServer } from './embeddedServer';

async function handle(server: EmbeddedServer, request: EmbeddedRequest): Promise<unknown> {
  switch (request.kind) {
    case 'execute':
      return server.execute(request.messages);
    case 'snapshot':
      return server.snapshot!();
    case 'close':
      return server.close();
  }
}

/** PGlite runs in its own thread because WebAssembly would block the main thread. */
async function main(port: NonNullable<typeof parentPort>): Promise<void> {
  const reply = (message: EmbeddedReply, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);
  let server: EmbeddedServer;
  try {
    server = await openPGlite(workerData as string);
  } catch (error) {
    reply({ id: null, error: getErrorMessage(error) });
    return;
  }
  const handleRequest = async (request: EmbeddedRequest) => {
    const { id } = request;
    try {
      const result = await handle(server, request);
      reply({ id, result }, request.kind === 'snapshot' ? [(result as Snapshot).tar.buffer as ArrayBuffer] : []);
      if (request.kind === 'close') port.close();
    } catch (error) {
      reply({ id, error: getErrorMessage(error) });
    }
  };
  // Run requests one after another, because PGlite does not queue calls of its protocol functions.
  let last = Promise.resolve();
  port.on('message', (request: EmbeddedRequest) => (last = last.then(() => handleRequest(request))));
  reply({ id: null });
}

if (parentPort) void main(parentPort);
