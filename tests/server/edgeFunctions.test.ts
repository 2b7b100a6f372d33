import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import dropSlash from '../../netlify/edge-functions/dropSlash';
import geo from '../../netlify/edge-functions/geo';

test('S7-24 the edge function returns the country and the state', async () => {
  const response = geo(new Request('https://shop.example/geo'), {
    geo: { country: { code: 'US' }, subdivision: { code: 'OH' } },
  });
  expect(await response.json()).toEqual({ country: { code: 'US' }, subcountry: { code: 'OH' }, region: 'OH' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  });
});

test('S7-24 an unknown location gives nulls', async () => {
  expect(await geo(new Request('https://shop.example/geo'), {}).json()).toEqual({
    country: { code: null },
    subcountry: null,
    region: null,
  });
});

test.each([
  ['/us/en/shop/', '/us/en/shop'],
  ['/us/en/shop/?sort=new', '/us/en/shop?sort=new'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/a//', '/a'],
  ['/us/en//shop', '/us/en/shop'],
  ['//us/en/shop', '/us/en/shop'],
  ['//evil.example', '/evil.example'],
  ['/us//en///shop/?sort=new', '/us/en/shop?sort=new'],
  ['/us/en/%2F/shop/', '/us/en/%2F/shop'],
])('S2-01 %s leads to %s', (path, location) => {
  const response = dropSlash(new Request(`https://shop.example${path}`));
  expect(response?.status).toBe(301);
  expect(response?.headers.get('location')).toBe(location);
});

test('S2-01 the home page and paths without a trailing slash are not redirected', () => {
  expect(dropSlash(new Request('https://shop.example/'))).toBeUndefined();
  expect(dropSlash(new Request('https://shop.example/us/en'))).toBeUndefined();
  expect(dropSlash(new Request('https://shop.example/us/en/support?at=a//b/'))).toBeUndefined();
});

test('the folder contains only edge functions, because Netlify deploys every file in it as one', () => {
  const folder = fileURLToPath(new URL('../../netlify/edge-functions', import.meta.url));
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(['dropSlash.ts', 'geo.ts']);
  const config = readFileSync(fileURLToPath(new URL('../../netlify.toml', import.meta.url)), 'utf8');
  const routed = new Set([...config.matchAll(/^ *function = "(\w+)"$/gm)].map(([, name]) => `${name}.ts`));
  expect([...routed].sort()).toEqual(files);
});
