import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder, removeFolders } from '../../../tests/fixtures/createTemporaryFolder';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { ratingsFile, readRatings } from '../../../src/content/source/readRatings';
import { fetchRatingsForBuild, keepRatings, ratingsOrigin, refreshRatings } from './refreshRatings';

const amber = { slug: 'amber', average: 4.6, count: 54 };
const review = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  score: 2 as const,
  text: 'It clogged after a week of use.',
  writtenOn: '2026-11-20',
};
const reviewed = [{ slug: 'amber', count: 1, newest: [review] }];
let root: string;
beforeEach(() => void (root = createTemporaryFolder({})));
afterEach(removeFolders);

describe('the ratings of a server’s pages', () => {
  const at = (day: string, count: number) =>
    [async () => ({ products: [{ ...amber, count }], reviewed }), new Date(day)] as const;

  test('are stored once a day of Los Angeles, where nobody reads tomorrow’s date', async () => {
    expect(await refreshRatings(root, ...at('2026-11-30T01:00:00Z', 51))).toBe(true);
    expect(readRatings(root)).toEqual({ asOf: '2026-11-29', products: [{ ...amber, count: 51 }], reviewed });
    expect(await refreshRatings(root, ...at('2026-11-30T07:59:00Z', 52))).toBe(false);
    expect(await refreshRatings(root, ...at('2026-11-30T08:00:00Z', 53))).toBe(true);
    expect(readRatings(root)).toEqual({ asOf: '2026-11-30', products: [{ ...amber, count: 53 }], reviewed });
  });

  test('need no build where they are as they were', async () => {
    await refreshRatings(root, ...at('2026-11-28T12:00:00Z', 51));
    expect(await refreshRatings(root, ...at('2026-11-29T12:00:00Z', 51))).toBe(false);
    expect(readRatings(root)?.asOf).toBe('2026-11-28');
  });

  test('leave at once with the last one, as those of a demo do, and a shop without any builds nothing', async () => {
    const noon = new Date('2026-11-29T12:00:00Z');
    const none = async () => ({ products: [], reviewed: [] });
    expect(await refreshRatings(root, none, noon)).toBe(false);
    await refreshRatings(root, ...at('2026-11-29T11:00:00Z', 51));
    expect(await refreshRatings(root, none, noon)).toBe(true);
    expect(readRatings(root)?.products).toEqual([]);
  });

  test('replace those of another database on the same day', () => {
    const noon = new Date('2026-11-29T12:00:00Z');
    keepRatings(root, { products: [amber], reviewed }, noon);
    expect(keepRatings(root, { products: [{ ...amber, count: 7 }], reviewed }, noon)).toBe(true);
    expect(readRatings(root)?.products).toEqual([{ ...amber, count: 7 }]);
  });

  test('are stored for a new review alone, and for one that left', () => {
    const noon = new Date('2026-11-29T12:00:00Z');
    keepRatings(root, { products: [amber], reviewed: [] }, noon);
    expect(keepRatings(root, { products: [amber], reviewed }, noon)).toBe(true);
    expect(keepRatings(root, { products: [amber], reviewed }, noon)).toBe(false);
    expect(keepRatings(root, { products: [amber], reviewed: [] }, noon)).toBe(true);
    expect(readRatings(root)?.reviewed).toEqual([]);
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

/** A shop of the release before reviews. */
const answerRatings =
  (body: object): RequestListener =>
  (request, response) =>
    void (request.url === '/v1/app/ratings'
      ? response.end(JSON.stringify(body))
      : response.writeHead(404).end('{"code":"not_found"}'));

describe('a build away from the shop', () => {
  let lines: string[];
  const now = new Date('2026-11-30T12:00:00Z');
  beforeEach(() => void (lines = []));

  async function build(answer: RequestListener | null): Promise<void> {
    const server = createServer(answer ?? (() => {}));
    const port = answer
      ? await new Promise<number>((done) =>
          server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
        )
      : await freePort();
    const env = { RATINGS_URL: `http://127.0.0.1:${port}/` };
    await fetchRatingsForBuild({ root, env, now, print: (line) => lines.push(line) });
    server.close();
  }

  test('has the shop’s ratings and reviews', async () => {
    const asked: string[] = [];
    const more = { ...reviewed[0]!, slug: 'bay' };
    const pages: Record<string, object> = {
      '/v1/app/reviews': { items: reviewed, nextCursor: 'amber' },
      '/v1/app/reviews?cursor=amber': { items: [more], nextCursor: null },
    };
    await build((request, response) => {
      asked.push(request.url!);
      const body = pages[request.url!] ?? { products: [amber] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    expect([asked, readRatings(root), lines]).toEqual([
      ['/v1/app/ratings', ...Object.keys(pages)],
      { asOf: '2026-11-30', products: [amber], reviewed: [...reviewed, more] },
      [],
    ]);
  });

  test('has the ratings of a shop whose release has no reviews yet', async () => {
    await build(answerRatings({ products: [{ ...amber, sizeIndex: '0a1b2c3d.1' }] }));
    expect([readRatings(root)?.products, readRatings(root)?.reviewed, lines]).toEqual([[amber], [], []]);
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

  test.each([
    [
      'keeps those of the last month',
      '2026-11-01T12:00:00Z',
      'Pages have those of 2026-11-01 until they load.',
      [amber],
    ],
    ['drops older ones', '2026-10-01T12:00:00Z', 'Pages have none until they load.', undefined],
  ])('%s where the shop refuses', async (_, day, line, kept) => {
    keepRatings(root, { products: [amber], reviewed }, new Date(day));
    await build((_request, response) => void response.writeHead(503).end());
    expect(lines[0]).toContain(line);
    expect(readRatings(root)?.products).toEqual(kept);
  });

  test('keeps those that were the same a month later, and does not touch the file that the stamp of the build covers', async () => {
    keepRatings(root, { products: [amber], reviewed }, new Date('2026-09-01T12:00:00Z'));
    const before = readFileSync(ratingsFile(root), 'utf8');
    expect(keepRatings(root, { products: [amber], reviewed }, new Date('2026-11-29T12:00:00Z'))).toBe(false);
    expect(readFileSync(ratingsFile(root), 'utf8')).toBe(before);
    await build((_request, response) => void response.writeHead(503).end());
    expect([lines[0], readRatings(root)?.products]).toEqual([expect.stringContaining('those of 2026-09-01'), [amber]]);
  });

  test('has the newest even if it built today, and none of a demo where there is no shop to ask', async () => {
    keepRatings(root, { products: [amber], reviewed }, now);
    await build(answerRatings({ products: [{ ...amber, count: 60 }] }));
    expect(readRatings(root)?.products).toEqual([{ ...amber, count: 60 }]);
    await fetchRatingsForBuild({ root, env: {}, now, print: (line) => lines.push(line) });
    expect([readRatings(root), lines]).toEqual([null, []]);
  });
});
