import { writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftPages, parseSources, sourcesText } from '../../../src/editor/entries/draftPage';
import { writeJson } from '../../../src/editor/entries/writeJson';
import { localeOf } from '../../../src/domain/region/locales';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import { ownerHeaders } from '../../../tests/fixtures/servers/ownerGate';
import { readSources } from './readSources';
import { serveAdmin } from '../../../tests/fixtures/editor/adminServer';

const { asOwner, post, onDisk, root, origin, builds } = serveAdmin();

test('the preview’s sources are the content as it is now, or what is wrong with it', async () => {
  const sources = async () => {
    const response = await asOwner('/admin/sources.json');
    return [response.status, await response.text()] as const;
  };
  const [status, text] = await sources();
  expect([status, parseSources(text).content.products.map(({ slug }) => slug)]).toEqual([
    200,
    ['battery', 'california-amber'],
  ]);
  writeFileSync(join(root(), 'products', 'battery.json'), '{}');
  const [refused, why] = await sources();
  expect([refused, why]).toEqual([422, expect.stringContaining('content/products/battery.json')]);
});

test('the preview shows a pod before its publication, from sources that the site does not publish', async () => {
  const publishAt = { day: '2999-12-01', time: '09:00', timezone: 'America/Los_Angeles' };
  const dawn = buildOil({
    slug: 'dawn',
    originalId: 'dawn',
    variants: [{ ...buildOil().variants[0]!, id: 'dawn-1g', batchIds: ['B-2'] }],
  });
  writeFileSync(join(root(), 'products/dawn.json'), writeJson({ ...dawn, publishAt }));
  writeFileSync(
    join(root(), 'batches/B-2.json'),
    writeJson(buildContentBatch({ batchId: 'B-2', productVariantId: 'dawn-1g' })),
  );
  const sources = parseSources(await (await asOwner('/admin/sources.json')).text());
  expect(sources.content.products.map(({ slug }) => slug)).not.toContain('dawn');
  const page = draftPages(sources)({ folder: 'products', value: dawn }, localeOf('en-US'))!;
  expect(page.context.product!.variants[0]!.batches.map(({ batchId }) => batchId)).toEqual(['B-2']);
  expect(sourcesText(readSources(root()))).not.toMatch(/dawn|B-2/);
});

test('every entry’s text is there for checks and search, valid or not, for the owner alone', async () => {
  writeFileSync(join(root(), 'products', 'battery.json'), '{');
  const response = await asOwner('/admin/entries.json');
  const texts = (await response.json()) as Record<string, string>;
  expect(texts['products/battery.json']).toBe('{');
  expect(texts['products/california-amber.json']).toBe(onDisk('content/products/california-amber.json'));
  expect((await asOwner('/admin/entries.json', { headers: { authorization: '' } })).status).toBe(403);
  expect(Object.keys(texts).filter((file) => !/^[a-z]+\/[\w-]+\.json$/.test(file))).toEqual([]);
});

/** Uses a raw request, because `fetch` sets these headers itself. */
const statusWith = (headers: Record<string, string>) =>
  new Promise<number>((done, fail) => {
    const sent = httpRequest(`${origin()}/admin/api`, {
      method: 'POST',
      headers: { ...ownerHeaders, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (response) => done(response.resume().statusCode!)).on('error', fail);
    sent.end('{"action":"info"}');
  });

describe('requests from others are refused', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a name that a foreign page made point here', { host: 'evil.example' }],
    ['a page of another site, by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
    ['a proxy in front', { 'x-forwarded-for': '203.0.113.7' }],
  ])('%s', async (_, headers) => {
    expect(await statusWith(headers as unknown as Record<string, string>)).toBe(403);
  });

  test('a request from the server’s own page is accepted', async () => {
    expect(await statusWith({ origin: origin(), 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('a request from the server’s own page without the token is refused', async () => {
    expect(await statusWith({ origin: origin(), 'sec-fetch-site': 'same-origin', authorization: '' })).toBe(403);
  });

  test.each([
    ['a form’s body', { headers: { 'content-type': 'text/plain' }, body: '{"action":"info"}' }, 400],
    ['no JSON', { headers: {}, body: '{' }, 400],
    ['an unknown action', { headers: {}, body: '{"action":"constructor"}' }, 422],
    ['no changes', { headers: {}, body: '{"action":"publishChanges","params":{"changes":[]}}' }, 422],
    ['wrong parameters', { headers: {}, body: '{"action":"getEntry","params":{"path":7}}' }, 422],
    ['more than a photo may have', { headers: {}, body: `"${'x'.repeat(27_000_000)}"` }, 413],
  ])('%s', async (_, { headers, body }, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
  });

  test('only POST is accepted for actions', async () => {
    expect((await asOwner('/admin/api')).status).toBe(405);
  });
});

describe('other paths under /admin', () => {
  test('are served from the site: the page and its scripts', async () => {
    for (const path of ['/admin', '/admin/editor-1.js'])
      expect(await (await fetch(origin() + path)).text()).toBe('site');
  });

  test('a build is builds() with POST and its state read with GET', async () => {
    const path = '/admin/api/rebuild';
    expect(await (await asOwner(path)).json()).toMatchObject({ state: 'running', seconds: 1, expectedSeconds: 4 });
    expect(builds()).toBe(0);
    await asOwner(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(builds()).toBe(1);
    expect((await asOwner(path, { method: 'POST', body: '{}' })).status).toBe(400);
    expect(builds()).toBe(1);
  });
});
