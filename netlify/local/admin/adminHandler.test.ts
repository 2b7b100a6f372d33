import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SaveAnswer } from '../../../src/content/editor/editorApi';
import { writeJson } from '../../../src/content/editor/writeJson';
import { buildBatch, buildOil, writeContent } from '../../../tests/fixtures/contentFolder';
import { ownerHeaders, testGate } from '../../../tests/fixtures/ownerGate';
import { listen, type Listening } from '../listen';
import { localHandler } from '../localHandler';
import { adminHandler } from './adminHandler';
import type { Rebuilder } from './rebuild';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
const amber = 'content/products/california-amber.json';
let root: string;
let server: Listening;
let started: number;
const rebuilder: Rebuilder = {
  start: () => void (started += 1),
  state: () => ({ state: 'running', seconds: 1, lines: ['Building'] }),
};

beforeEach(async () => {
  started = 0;
  root = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  const admin = adminHandler({ root, isLive: false, rebuilder });
  const handler = localHandler({
    api: () => new Response('api'),
    site: () => new Response('site'),
    gate: testGate(),
    outbox: null,
    admin,
  });
  server = await listen({ host: '127.0.0.1', port: 0, handler });
});
afterEach(() => server.close());

const asOwner = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(server.origin + path, { ...init, headers: { ...ownerHeaders, ...(headers as Record<string, string>) } });

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/admin/api`, {
    method: 'POST',
    headers: { ...ownerHeaders, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends an action and returns its status and body. */
async function act<T = { error?: string }>(action: string, params: unknown = {}): Promise<[number, T]> {
  const answer = await post({ action, params });
  return [answer.status, (await answer.json()) as T];
}

const save = (path: string, value: unknown) =>
  act<SaveAnswer & { error?: string }>('persistEntry', {
    dataFiles: [{ path, slug: 'x', raw: typeof value === 'string' ? value : writeJson(value) }],
    assets: [],
  });
const onDisk = (path: string) => readFileSync(join(root, path.replace('content/', '')), 'utf8');

describe('the protocol of Decap’s proxy server', () => {
  test('the server identifies itself', async () => {
    expect(await act('info')).toEqual([200, { repo: 'content', publish_modes: ['simple'], type: 'local_fs' }]);
  });

  test('lists a folder with its files’ contents, and opens a file', async () => {
    const [, list] = await act<{ data: string; file: { path: string } }[]>('entriesByFolder', {
      folder: 'content/products',
      extension: 'json',
      depth: 1,
    });
    expect(list.map(({ file }) => file.path)).toEqual(['content/products/battery.json', amber]);
    expect(list[1]!.data).toBe(onDisk(amber));
    expect(await act('getEntry', { path: amber })).toMatchObject([200, { data: onDisk(amber), file: { path: amber } }]);
    expect(await act('entriesByFiles', { files: [{ path: amber, label: 'Amber' }] })).toMatchObject([
      200,
      [{ file: { path: amber, label: 'Amber' } }],
    ]);
    expect((await act('getEntry', { path: 'content/products/gone.json' }))[0]).toBe(404);
  });

  test('writes a changed product and responds with its pages', async () => {
    const [status, answer] = await save(amber, buildOil({ title: { en: 'Amber two', fr: 'Ambre' } }));
    expect([status, answer.message, answer.isLive]).toEqual([200, `Saved ${amber}.`, false]);
    expect(answer.pages).toEqual(['/us/en/shop/pods/california-amber']);
    expect(JSON.parse(onDisk(amber))).toMatchObject({ title: { en: 'Amber two' } });
  });

  test('writes a new product to a file named by its slug', async () => {
    const variant = { ...buildOil().variants[0]!, id: 'dune-1g', batchIds: ['B-2'] };
    const path = 'content/products/california-dune.json';
    const [, batch] = await save(
      'content/batches/B-2.json',
      buildBatch({ batchId: 'B-2', productVariantId: 'dune-1g' }),
    );
    expect(batch.message).toBe('Saved content/batches/B-2.json.');
    expect((await save(path, buildOil({ slug: 'california-dune', variants: [variant] })))[0]).toBe(200);
    expect(JSON.parse(onDisk(path))).toMatchObject({ slug: 'california-dune' });
  });

  test('deletes an entry that nothing refers to', async () => {
    const path = 'content/notifications/news.json';
    expect((await act('deleteFiles', { paths: [path] }))[0]).toBe(200);
    expect(existsSync(join(root, 'notifications/news.json'))).toBe(false);
  });

  test('lists, shows, adds and deletes drawings', async () => {
    const [, list] = await act<{ name: string; content: string }[]>('getMedia', { mediaFolder: 'content/pictures' });
    expect(list.map(({ name }) => name)).toEqual(['battery.svg', 'logo.svg', 'pod.svg']);
    expect(Buffer.from(list[2]!.content, 'base64').toString()).toBe(svg);
    const asset = {
      path: 'content/pictures/new-one.svg',
      content: Buffer.from(svg).toString('base64'),
      encoding: 'base64',
    };
    expect((await act('persistMedia', { asset }))[0]).toBe(200);
    expect(await (await asOwner('/admin/pictures.json')).json()).toEqual(['battery', 'new-one', 'pod']);
    const shown = await asOwner('/admin/pictures/new-one.svg');
    expect([await shown.text(), shown.headers.get('content-security-policy')]).toEqual([svg, 'sandbox']);
    expect((await act('deleteFiles', { paths: [asset.path] }))[0]).toBe(200);
    expect((await act('deleteFiles', { paths: ['content/pictures/pod.svg'] }))[1].error).toContain(
      `${amber} · pictures[0] · expected the name of a drawing in content/pictures/, got pod`,
    );
  });
});

describe('a change that would break the content is refused with file, field and what was expected, and nothing is written', () => {
  const before = () => [onDisk(amber), onDisk('content/batches/B-1.json')];
  test.each<[string, string, unknown, string]>([
    [
      'a value the schema refuses',
      amber,
      { ...buildOil(), plantType: 'Tall' },
      `${amber} · plantType · expected one of Sativa, Indica, Hybrid, CBD, got Tall`,
    ],
    ['an unknown field', amber, { ...buildOil(), colour: 'red' }, `${amber} · colour · expected no such field here`],
    [
      'a reference to a missing entry',
      amber,
      buildOil({ brand: 'nobody' }),
      `${amber} · brand · expected the slug of a file in content/brands/, got nobody`,
    ],
    [
      'a slug that differs from the file’s name',
      amber,
      buildOil({ slug: 'other' }),
      `${amber} · slug · expected the file name, got other`,
    ],
    [
      'malformed JSON',
      amber,
      '{ "slug": ',
      `${amber} · (whole file) · expected JSON: line 1, column 11: expected a value of the field slug, got the end of the file`,
    ],
    [
      'a link to a missing page',
      'content/navigation/main.json',
      {
        items: [
          {
            id: 'a',
            title: { en: 'A', fr: 'B' },
            target: { path: '/nowhere-at-all' },
            authenticationVisibility: 'any',
          },
        ],
      },
      'content/navigation/main.json · items[0].target.path · expected a page of this site, got /nowhere-at-all',
    ],
    [
      'a name that is taken',
      'content/brands/alder-1.json',
      {
        slug: 'alder',
        name: 'A',
        story: { en: 'S' },
        label: { ink: '#111111', paper: '#222222', accent: '#333333', pattern: 'rings' },
      },
      'content/brands/alder.json is there already: expected another name, got alder',
    ],
  ])('%s', async (_, path, value, message) => {
    const texts = before();
    const [status, { error }] = await save(path, value);
    expect([status >= 400, error]).toEqual([true, message]);
    expect(before()).toEqual(texts);
    expect(existsSync(join(root, 'brands/alder-1.json'))).toBe(false);
  });

  test('an entry that another file refers to cannot be deleted', async () => {
    const [status, { error }] = await act('deleteFiles', { paths: ['content/brands/alder.json'] });
    expect(status).toBe(422);
    expect(error).toContain(`${amber} · brand · expected the slug of a file in content/brands/, got alder`);
    expect(existsSync(join(root, 'brands/alder.json'))).toBe(true);
  });

  test('a report may be saved before the product it must match: the response says what is left to do', async () => {
    const [status, { faults }] = await save(
      'content/batches/B-1.json',
      buildBatch({ totalThcPercent: 70, cannabinoids: [{ name: 'THC', percent: 70 }] }),
    );
    expect(status).toBe(200);
    expect(faults).toEqual([
      { file: amber, field: 'variants[0].thcGrams', message: 'expected 0.7000, which is 70 % of 1 g in B-1' },
    ]);
    const variant = { ...buildOil().variants[0]!, thcGrams: 0.7 };
    expect((await save(amber, buildOil({ variants: [variant] })))[1].faults).toEqual([]);
  });

  test('existing errors do not prevent saving another file', async () => {
    writeFileSync(join(root, 'stores/fresno.json'), '{');
    const [status, { faults }] = await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect([status, faults.map(({ file }) => file)]).toEqual([200, ['content/stores/fresno.json']]);
  });

  test('a file changed by someone else since it was opened is not overwritten', async () => {
    await act('getEntry', { path: amber });
    writeFileSync(join(root, 'products/california-amber.json'), JSON.stringify(buildOil({ title: { en: 'Theirs' } })));
    const [status, { error }] = await save(amber, buildOil({ title: { en: 'Mine' } }));
    expect([status, error]).toEqual([409, expect.stringContaining('was changed by somebody else')]);
    expect(onDisk(amber)).toContain('Theirs');
    await act('getEntry', { path: amber });
    expect((await save(amber, buildOil({ title: { en: 'Mine' } })))[0]).toBe(200);
  });
});

describe('files outside the content folder are inaccessible', () => {
  test.each([
    '../package.json',
    'content/../package.json',
    'content/products/../../secret.json',
    'content/products/..%2f..%2fsecret.json',
    '/etc/passwd',
    'content/secrets/a.json',
    'content/products/a.js',
    'content/products/.hidden.json',
    'content/products/sub/a.json',
    'content/__proto__/a.json',
    'content\\products\\a.json',
    'content/products/a.json\u0000',
    'content/pictures/a.json',
    '',
  ])('%j', async (path) => {
    expect((await act('getEntry', { path }))[0]).toBe(403);
    expect((await save(path, buildOil()))[0]).toBe(403);
    expect((await act('deleteFiles', { paths: [path] }))[0]).toBe(403);
    expect((await act('entriesByFolder', { folder: path }))[0]).toBe(403);
  });

  test('a symbolic link that leads out of the content folder', async () => {
    symlinkSync('/etc/passwd', join(root, 'brands/elsewhere.json'));
    expect((await act('getEntry', { path: 'content/brands/elsewhere.json' }))[0]).toBe(403);
  });

  test.each([
    ['a script', svg.replace('></svg>', '><script>1</script></svg>')],
    ['no drawing', '<p>Hello</p>'],
  ])('a drawing with %s is refused', async (_, text) => {
    const asset = { path: 'content/pictures/bad.svg', content: Buffer.from(text).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
    expect(existsSync(join(root, 'pictures/bad.svg'))).toBe(false);
  });

  test('a drawing is not accepted as a page, nor a page as a drawing', async () => {
    const asset = { path: 'content/products/evil.json', content: Buffer.from(svg).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
  });
});

/** Uses a raw request, because `fetch` sets these headers itself. */
const statusWith = (headers: Record<string, string>) =>
  new Promise<number>((done, fail) => {
    const sent = httpRequest(`${server.origin}/admin/api`, {
      method: 'POST',
      headers: { ...ownerHeaders, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (answer) => done(answer.resume().statusCode!)).on('error', fail);
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
    expect(await statusWith({ origin: server.origin, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('a request from the server’s own page without the token is refused', async () => {
    expect(await statusWith({ origin: server.origin, 'sec-fetch-site': 'same-origin', authorization: '' })).toBe(403);
  });

  test.each([
    ['a form’s body', { headers: { 'content-type': 'text/plain' }, body: '{"action":"info"}' }, 400],
    ['no JSON', { headers: {}, body: '{' }, 400],
    ['an unknown action', { headers: {}, body: '{"action":"constructor"}' }, 422],
    ['wrong parameters', { headers: {}, body: '{"action":"getEntry","params":{"path":7}}' }, 422],
    ['more than two megabytes', { headers: {}, body: `"${'x'.repeat(2_000_001)}"` }, 413],
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
      expect(await (await fetch(server.origin + path)).text()).toBe('site');
  });

  test('a build is started with POST and its state read with GET', async () => {
    const path = '/admin/api/rebuild';
    expect(await (await asOwner(path)).json()).toEqual({ state: 'running', seconds: 1, lines: ['Building'] });
    expect(started).toBe(0);
    await asOwner(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(started).toBe(1);
    expect((await asOwner(path, { method: 'POST', body: '{}' })).status).toBe(400);
    expect(started).toBe(1);
  });
});
