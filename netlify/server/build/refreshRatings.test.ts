import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder, removeFolders } from '../../../tests/fixtures/createTemporaryFolder';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { ratingsFile, readRatings } from '../../../src/content/source/readRatings';
import { fetchRatingsForBuild, ratingsOrigin, refreshRatings } from './refreshRatings';

const amber = { slug: 'amber', average: 4.6, count: 54 };
let root: string;
beforeEach(() => void (root = createTemporaryFolder({})));
afterEach(removeFolders);

describe('the ratings for the pages', () => {
  test('are read once a day', async () => {
    let reads = 0;
    const list = async () => ({ products: [{ ...amber, count: 50 + ++reads }] });
    expect(await refreshRatings(root, list, new Date('2026-11-29T23:59:00Z'))).toBe(true);
    expect(await refreshRatings(root, list, new Date('2026-11-29T23:59:59Z'))).toBe(false);
    expect(readRatings(root)).toEqual({ asOf: '2026-11-29', products: [{ ...amber, count: 51 }] });
    expect(await refreshRatings(root, list, new Date('2026-11-30T00:00:00Z'))).toBe(true);
    expect(readRatings(root)).toEqual({ asOf: '2026-11-30', products: [{ ...amber, count: 52 }] });
  });

  test.each([
    ['half of a file', '{ "asOf": "2026-'],
    ['another shape', '{ "ratings": [] }'],
  ])('%s counts as none', (_, text) => {
    mkdirSync(dirname(ratingsFile(root)), { recursive: true });
    writeFileSync(ratingsFile(root), text);
    expect(readRatings(root)).toBeNull();
  });
});

test.each([
  [
    'the setting',
    { RATINGS_URL: 'https://a.example', NETLIFY: 'true', CONTEXT: 'production', URL: 'https://b.example' },
    'https://a.example',
  ],
  ['Netlify’s own site', { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://b.example' }, 'https://b.example'],
  [
    'nobody for a preview, which others see',
    { NETLIFY: 'true', CONTEXT: 'deploy-preview', URL: 'https://b.example' },
    null,
  ],
  ['nobody on a laptop', {}, null],
])('a build asks %s', (_, env, expected) => {
  expect(ratingsOrigin(env)).toBe(expected);
});

describe('a build away from the shop', () => {
  let lines: string[];
  beforeEach(() => void (lines = []));

  async function build(answer: RequestListener | null): Promise<void> {
    const server = createServer(answer ?? (() => {}));
    const port = answer
      ? await new Promise<number>((done) =>
          server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
        )
      : await freePort();
    await fetchRatingsForBuild(root, { RATINGS_URL: `http://127.0.0.1:${port}/` }, (line) => lines.push(line));
    server.close();
  }

  test('has the shop’s ratings', async () => {
    const asked: string[] = [];
    await build((request, response) => {
      asked.push(request.url!);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ products: [amber] }));
    });
    expect([asked, readRatings(root)?.products, lines]).toEqual([['/v1/app/ratings'], [amber], []]);
  });

  test.each<[string, RequestListener | null, RegExp]>([
    ['refuses', (_, response) => void response.writeHead(503).end(), /: it answered 503\. /],
    ['answers with a page', (_, response) => void response.end('<html>'), /: Unexpected token/],
    ['answers with something else', (_, response) => void response.end('{"products":[{"slug":1}]}'), /products/],
    ['is not there', null, /: fetch failed\. /],
  ])('goes on without them where the shop %s, and says so', async (_, answer, reason) => {
    await build(answer);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^No ratings from http:\/\/127\.0\.0\.1:\d+\//);
    expect(lines[0]).toMatch(reason);
    expect(lines[0]).toContain('Pages have none until they load.');
  });

  test('keeps those of an earlier day', async () => {
    await refreshRatings(root, async () => ({ products: [amber] }), new Date('2026-11-01T12:00:00Z'));
    await build((_, response) => void response.writeHead(503).end());
    expect(lines[0]).toContain('Pages have those of 2026-11-01 until they load.');
    expect(readRatings(root)?.products).toEqual([amber]);
  });
});
