import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from './serveSite';

const long = (text: string) => `${text} ${'and so on '.repeat(60)}`;
const files: Record<string, string> = {
  'index.html': 'start',
  '404.html': 'missing',
  'us/en/index.html': long('home'),
  'us/en/shop/index.html': 'shop',
  'us/en/404/index.html': 'missing in English',
  'ca/fr/404/index.html': 'introuvable',
  'us/en/delivery/order/index.html': 'order',
  'about.html': 'about',
  'app-1a2b.js': long('script'),
  'page-data/a/page-data.json': '{}',
  'pictures/pod é.svg': '<svg/>',
  'font.woff2': long('font'),
  'new.txt': 'new',
  '.build-stamp': 'hidden',
  '../secret.txt': 'secret',
  _redirects: [
    '/us/en/delivery/order/* /us/en/delivery/order 200',
    '/old/:what/in/:year /shop/:year/:what',
    '/moved/* /us/en/:splat 302',
    '/find id=:id /things/:id 301',
    '/new.txt /index.html 200',
    '/about /index.html 200!',
    '/us/en/404/* /us/en/404/index.html 404!',
    '/us/en/* /us/en/404 404',
    '/ca/fr/* /ca/fr/404 404',
    '/* /404.html 404',
  ].join('\n'),
  _headers: ['/*', '  X-Frame-Options: DENY', '/*.js', '  Cache-Control: public, max-age=31536000, immutable'].join(
    '\n',
  ),
};

let folder: string;
let root: string;
let serve: Awaited<ReturnType<typeof serveSite>>;

function write(base: string, entries: Record<string, string>) {
  for (const [name, text] of Object.entries(entries)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  root = join(folder, 'public');
  write(root, files);
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  write(folder, { 'netlify.toml': '[[headers]]\nfor = "/us/*"\n[headers.values]\nX-From = "toml"\n' });
  serve = await serveSite(root, join(folder, 'netlify.toml'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://127.0.0.1:8888${path}`, { headers, method }));

describe('files', () => {
  test.each([
    ['/', 'start', 'text/html; charset=utf-8'],
    ['/us/en/shop', 'shop', 'text/html; charset=utf-8'],
    ['/us/en/shop?a=b', 'shop', 'text/html; charset=utf-8'],
    ['/page-data/a/page-data.json', '{}', 'application/json; charset=utf-8'],
    ['/pictures/pod%20%C3%A9.svg', '<svg/>', 'image/svg+xml'],
    ['/new.txt', 'new', 'text/plain; charset=utf-8'],
  ])('%s is served from its file', async (path, text, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/us/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/us%2fen/shop',
    '/%2fnew.txt',
    '/_redirects',
    '/_headers',
    '/.build-stamp',
    '/%00',
  ])('nothing outside the site or behind it is served: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('missing');
  });

  test('a malformed URL gives a 400', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  test('HEAD returns only headers, and other methods are refused', async () => {
    const head = await get('/us/en/shop', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
    const post = await get('/us/en/shop', {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a file changed on disk is read again', async () => {
    const before = await get('/new.txt');
    write(root, { 'new.txt': 'newer' });
    utimesSync(join(root, 'new.txt'), new Date(), new Date(Date.now() + 5_000));
    const after = await get('/new.txt');
    expect(await after.text()).toBe('newer');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    write(root, { 'new.txt': 'new' });
  });
});

describe('compression and caching', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('%s is answered in %s', async (accepted, encoding, unpack) => {
    const response = await get('/us/en', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(files['us/en/index.html']);
  });

  test('compressed formats, and files for clients without compression, are sent unchanged', async () => {
    expect((await get('/font.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
    expect((await get('/us/en')).headers.get('content-encoding')).toBeNull();
  });

  test('an unchanged file gives a 304, with an ETag for each encoding', async () => {
    const br = await get('/us/en', { 'accept-encoding': 'br' });
    const etag = br.headers.get('etag')!;
    const again = await get('/us/en', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/us/en', { 'if-none-match': etag })).status).toBe(200);
  });

  test('hashed files are cached forever, pages are revalidated, and both have the configured headers', async () => {
    const script = await get('/app-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await get('/us/en');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect([page.headers.get('x-frame-options'), page.headers.get('x-from')]).toEqual(['DENY', 'toml']);
    expect(script.headers.get('x-from')).toBeNull();
  });

  test('a path with a line break has the configured headers too', async () => {
    const response = await get('/%0d%0aX-Evil:1');
    expect([response.status, response.headers.get('x-frame-options'), response.headers.get('x-evil')]).toEqual([
      404,
      'DENY',
      null,
    ]);
  });

  test('a missing hashed file is not cached forever', async () => {
    const response = await get('/gone-3c4d.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=0, must-revalidate',
    ]);
  });
});

describe('rules', () => {
  test('S2-18 a client-only route is served by its page', async () => {
    const response = await get('/us/en/delivery/order/p1/d1');
    expect([response.status, await response.text()]).toEqual([200, 'order']);
  });

  test.each([
    ['/us/en/nowhere', 'missing in English'],
    ['/ca/fr/nulle/part', 'introuvable'],
    ['/nowhere', 'missing'],
  ])('S2-01 %s is unknown, and said so in its language', async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
  });

  test.each(['/us/en/404', '/us/en/404?x=1', '/us/en/404/index.html'])(
    'S2-01 the 404 page gives a 404 at its own path too: %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'missing in English']);
    },
  );

  test.each([
    ['/old/tea/in/1999', '/shop/1999/tea', 301],
    ['/old/tea/in/1999/', '/shop/1999/tea', 301],
    ['/moved/shop/pods?sort=new', '/us/en/shop/pods?sort=new', 302],
    ['/moved', '/us/en/', 302],
    ['/find?id=7', '/things/7?id=7', 301],
  ])('%s leads to %s', async (path, location, status) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  test('only forced rules take precedence over a file', async () => {
    expect(await (await get('/new.txt')).text()).toBe('new');
    expect(await (await get('/about')).text()).toBe('start');
    expect((await get('/find')).status).toBe(404);
  });

  test('the rules in netlify.toml apply too', async () => {
    write(folder, { 'toml/netlify.toml': '[[redirects]]\nfrom = "/toml"\nto = "/us/en"\nstatus = 308\n' });
    const site = await serveSite(join(folder, 'toml'), join(folder, 'toml/netlify.toml'));
    const response = await site(new Request('http://127.0.0.1/toml'));
    expect([response.status, response.headers.get('location')]).toEqual([308, '/us/en']);
    expect((await site(new Request('http://127.0.0.1/else'))).status).toBe(404);
  });

  test('a placeholder cannot lead to another site', async () => {
    write(folder, { 'open/_redirects': '/go/* /:splat 301', 'open/netlify.toml': '' });
    const open = await serveSite(join(folder, 'open'), join(folder, 'open/netlify.toml'));
    const response = await open(new Request('http://127.0.0.1/go//evil.example'));
    expect(response.headers.get('location')).toBe('/evil.example');
  });

  test.each([
    ['/a /b 999', '999'],
    ['/a /b 302 Country=us', 'conditions'],
    ['/a https://else.example/:splat 200', 'proxy'],
    ['/a', 'Missing destination'],
  ])('a rule that this server cannot honour stops it: %s', async (line, reason) => {
    write(folder, { 'bad/_redirects': line, 'bad/netlify.toml': '' });
    await expect(serveSite(join(folder, 'bad'), join(folder, 'bad/netlify.toml'))).rejects.toThrow(reason);
  });

  test('a site without netlify.toml gives an error with its path', async () => {
    await expect(serveSite(root, join(folder, 'none.toml'))).rejects.toThrow(
      `Cannot read ${join(folder, 'none.toml')}`,
    );
  });
});
