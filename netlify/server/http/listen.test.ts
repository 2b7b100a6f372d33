import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listening } from './listen';

let listening: Listening;
afterEach(() => listening.close());

test('D-30 a packet of many requests starts 16 of them, and its connection is closed', async () => {
  let started = 0;
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: () => {
      started += 1;
      return new Promise<Response>(() => {});
    },
  });
  const client = connect(Number(new URL(listening.origin).port), '127.0.0.1').on('error', () => {});
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n'.repeat(1_000));
  await once(client, 'close');
  expect(started).toBe(16);
});

test('D-30 a few pipelined requests are all answered, in their order', async () => {
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: ({ url }) => new Response(`served ${new URL(url).pathname}`),
  });
  const client = connect(Number(new URL(listening.origin).port), '127.0.0.1');
  const paths = Array.from({ length: 16 }, (_, at) => `/page-${at}`);
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`).join(''));
  let received = '';
  for await (const chunk of client) {
    received += String(chunk);
    if (received.includes('served /page-15')) break;
  }
  expect([...received.matchAll(/served (\S+?)(?=HTTP|$)/g)].map(([, path]) => path)).toEqual(paths);
});

test('D-30 HTTP/1.0 without a host is served', async () => {
  listening = await listen({ host: '127.0.0.1', port: 0, handler: () => new Response('page') });
  const client = connect(Number(new URL(listening.origin).port), '127.0.0.1');
  client.write('GET /us/en HTTP/1.0\r\n\r\n');
  const chunks: string[] = [];
  for await (const chunk of client) chunks.push(String(chunk));
  expect(chunks.join('')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*page$/);
});
