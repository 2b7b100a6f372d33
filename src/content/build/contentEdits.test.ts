import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { contentEditsPath } from '../../domain/site/contentEditsPath';
import { ContentEdits } from './contentEdits';

const server = createServer();
afterEach(() => void server.closeAllConnections());

async function serve(edits: ContentEdits): Promise<string> {
  edits.serve({
    get: (path: string, handler: RequestListener) =>
      server.on('request', (request, response) => request.url === path && handler(request, response)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('each open page learns of an edit, and a page that was closed is forgotten', async () => {
  const edits = new ContentEdits();
  const origin = await serve(edits);
  const [first, second] = await Promise.all([1, 2].map(() => fetch(origin + contentEditsPath)));
  expect(first!.headers.get('content-type')).toBe('text/event-stream');
  expect(first!.headers.get('cache-control')).toContain('no-transform');
  await second!.body!.cancel();
  edits.announce();
  const { value } = await first!.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('data: edited\n\n');
  server.close();
});
