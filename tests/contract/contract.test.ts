import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSiteRules } from '../../netlify/server/site/siteRules';
import { askFor, type Asked, type Compared } from './sameAnswer';
import { openTwoServers, otherOrigin } from './twoServers';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
let servers: Awaited<ReturnType<typeof openTwoServers>>;

beforeAll(async () => {
  servers = await openTwoServers();
});
afterAll(() => servers?.close());

/** Both responses, requested in parallel, because Netlify's runtime is slow. */
const both = (path: string, asked?: Asked): Promise<[Compared, Compared]> =>
  Promise.all([askFor(servers.local, path, asked), askFor(servers.netlify, path, asked)]);

const json = (value: unknown): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const script = readdirSync(join(root, 'public')).find((name) => /^app-[\w]+\.js$/.test(name))!;
const delivery = '/.netlify/functions/delivery-';
const place = encodeURIComponent('gz:VVN8OTAwMTJ8MTIzIE4gU3ByaW5nIFN0');
const codes = '/v1/app/user/auth/email';

const requests: [string, number, string, Asked?][] = [
  ['health', 200, '/v1/health'],
  ['the description', 200, '/v1/openapi.json'],
  ['its page', 200, '/v1/docs'],
  ['an unknown call', 404, '/v1/nothing'],
  ['an unknown call of the other base', 404, '/pas/nothing'],
  ['a wrong method', 405, '/v1/health', { method: 'DELETE' }],
  [
    'a preflight',
    204,
    codes,
    {
      method: 'OPTIONS',
      headers: {
        origin: otherOrigin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
  ],
  ['a call from another origin', 401, '/v1/app/user/me', { headers: { origin: otherOrigin } }],
  ['no token', 401, '/v1/app/user/me'],
  ['a wrong token', 401, '/pas/user-activation/history', { headers: { authorization: 'Bearer wrong' } }],
  ['an order without a token', 401, '/v1/app/orders', json({})],
  ['bad JSON', 400, codes, { ...json({}), body: '{"email":' }],
  ['a body of another type', 415, codes, { ...json({}), headers: { 'content-type': 'text/plain' } }],
  ['a body that is not valid', 422, codes, json({ email: 'ada' })],
  ['a body of 256 KB', 422, codes, json({ email: 'a'.repeat(256 * 1024 - 12) })],
  ['a body over 256 KB', 413, codes, json({ email: 'a'.repeat(256 * 1024) })],
  [
    'a message without a signature',
    401,
    '/v1/webhooks/dispensary/sunhollow-los-angeles',
    json({ type: 'orders.list' }),
  ],
  ['suggestions', 200, `${delivery}suggestions?text=123%20N%20Spring%20St%2C%20Montr%C3%A9al`],
  ['a place', 200, `${delivery}place-to-address?placeId=${place}&addressTwo=Unit%205`],
  ['an unknown place', 404, `${delivery}place-to-address?placeId=gz%3Aforged`],
  ['a position', 200, `${delivery}geolocation-to-address?lat=32.7157&lng=-117.1611`],
  ['providers', 200, `${delivery}available-providers?placeId=${place}&orderType=delivery`],
  ['products', 200, `${delivery}provider-products?providerId=sunhollow-los-angeles`],
  ['where the visitor is', 200, '/geo'],
  ['a page', 200, '/us/en'],
  ['a page with a query', 200, '/us/en/shop?a=1&b=%20'],
  ['the start', 200, '/'],
  ['a page with a slash at its end', 301, '/us/en/shop/'],
  ['a deeper one, with a query', 301, '/ca/fr/shop/pods/?sort=new'],
  ['a page with a slash twice', 301, '/us/en//shop?sort=new'],
  ['a country without a language', 302, '/ca'],
  ['a page for every order', 200, '/us/en/delivery/order/sunhollow/1'],
  ['a further page of a list', 200, '/us/en/shop/pods?page=2'],
  ['its data', 200, '/page-data/us/en/shop/pods/page-data.json?page=2'],
  ['its stored path', 301, '/us/en/shop/pods/page/2'],
  ['data of a page', 200, '/page-data/app-data.json'],
  ['the manifest', 200, '/manifest.webmanifest'],
];

describe('both give the same response to the same request', () => {
  test.each(requests)('%s: %i', async (_, status, path, asked) => {
    const [local, netlify] = await both(path, asked);
    expect(netlify).toEqual(local);
    expect(local.status).toBe(status);
  });

  // The runtime gives a file below a catch-all redirect the headers of the redirect's target. Netlify itself, whose parser
  // our server uses, gives it those of its path.
  test('a picture: 200, apart from its policy', async () => {
    const answers = await both('/favicon.svg');
    const [local, netlify] = answers.map(({ headers: { 'content-security-policy': _, ...headers }, ...rest }) => ({
      ...rest,
      headers,
    }));
    expect(netlify).toEqual(local);
    expect(local!.status).toBe(200);
  });

  test('S7-03 … S7-07 signing up, reading the account, signing out', async () => {
    const sides = [
      { origin: servers.local, email: 'local@mail.example' },
      { origin: servers.netlify, email: 'netlify@mail.example' },
    ];
    const answers = await Promise.all(
      sides.map(async ({ origin, email }) => {
        const sent = await askFor(origin, codes, json({ email, register: true }));
        const otp = /\b\d{6}\b/.exec(
          servers.mails
            .get(email)!
            .split(/\r?\n\r?\n/)
            .slice(1)
            .join('\n'),
        )![0];
        const login = await fetch(`${origin}${codes}/login`, { ...json({ email, otp }) });
        const { appToken } = (await login.json()) as { appToken: string };
        const headers = { authorization: `Bearer ${appToken}` };
        return [
          { ...sent, body: null },
          login.status,
          await askFor(origin, '/v1/app/user/me', { headers }),
          await askFor(origin, '/v1/app/orders', { headers }),
          await askFor(origin, '/v1/app/user/logout', { method: 'DELETE', headers }),
          await askFor(origin, '/v1/app/user/me', { headers }),
        ];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]!.map((each) => (typeof each === 'number' ? each : each.status))).toEqual([
      200, 200, 200, 200, 204, 401,
    ]);
  });
});

describe('where Netlify’s local runtime differs from Netlify', () => {
  // It serves a rewrite's target with the target's own status (RedirectsHandler.handle in @netlify/redirects). The
  // host documents 404 for such a rule, and this project's server responds with that.
  test.each([
    ['/us/en/nothing', 'the American 404 page'],
    ['/ca/fr/nothing/at/all', 'the French one'],
    ['/nothing', 'the default one'],
  ])('a missing page, %s, is %s with 200 instead of 404', async (path) => {
    const [local, netlify] = await both(path);
    expect([local.status, netlify.status]).toEqual([404, 200]);
    expect(netlify.body).toBe(local.body);
    expect(netlify.headers).toEqual(local.headers);
  });

  // A file wins over the site's last rule, `/* /404.html 404`, but the runtime then gives it the headers of that
  // rule's target (NetlifyDev.handleInEphemeralDirectory in @netlify/dev). The rules themselves are compared below.
  test('a script has the headers of /404.html instead of its own', async () => {
    const [local, netlify] = await both(`/${script}`);
    expect(local.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { 'cache-control': _, ...others } = local.headers;
    expect(netlify).toEqual({
      ...local,
      headers: { ...others, 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  });
});

describe('Netlify’s configuration', () => {
  const read = (name: string, input?: string) =>
    execFileSync(process.execPath, [join(here, name), root], { cwd: root, input, encoding: 'utf8', maxBuffer: 64e6 });

  test('netlify.toml parses to the expected configuration', () => {
    const { build, functions, functionsDirectory, edge_functions } = JSON.parse(read('readConfig.mjs')) as never as {
      build: Record<string, unknown>;
      functions: Record<string, unknown>;
      functionsDirectory: string;
      edge_functions: unknown[];
    };
    expect(build).toMatchObject({
      publish: join(root, 'public'),
      edge_functions: join(root, 'netlify/edge-functions'),
    });
    expect(build.environment).toMatchObject({ NODE_VERSION: '24' });
    expect(functionsDirectory).toBe(join(root, 'dist/functions'));
    expect(functions['*']).toMatchObject({
      node_bundler: 'nft',
      included_files: ['!node_modules/node-linux-*/**'],
      region: 'cmh',
    });
    expect(edge_functions).toEqual([
      { path: '/geo', function: 'geo' },
      { path: '/*/', excludedPath: ['/.netlify/*', '/v1/*', '/pas/*'], function: 'dropSlash' },
      { path: '/*//*', excludedPath: ['/.netlify/*', '/v1/*', '/pas/*'], function: 'dropSlash' },
      { path: '//*', function: 'dropSlash' },
    ]);
  });

  test('every redirect and header of the single-machine server matches what Netlify reads', async () => {
    const { redirects, headers } = JSON.parse(read('readConfig.mjs')) as {
      redirects: { from: string; to: string; status: number; force: boolean }[];
      headers: { for: string; values: Record<string, string> }[];
    };
    const rules = await readSiteRules(join(root, 'public'), join(root, 'netlify.toml'));
    const shown = ({ to, status, force }: { to: string; status: number; force: boolean }) => [to, status, force];
    expect(rules.redirects.length).toBeGreaterThan(5);
    expect(rules.redirects.map((rule) => [rule.path, ...shown(rule)])).toEqual(
      redirects.map((rule) => [rule.from, ...shown({ ...rule, status: rule.status ?? 301 })]),
    );
    expect(rules.headers.map(({ values }) => values)).toEqual(headers.map(({ values }) => values));
  });

  test('D-36 the OpenAPI document conforms to the official OpenAPI 3.1 schema', async () => {
    const document = await (await fetch(`${servers.local}/v1/openapi.json`)).text();
    expect(() => read('validateDocument.mjs', document)).not.toThrow();
    expect(() =>
      read('validateDocument.mjs', document.replace('"operationId":"getHealth"', '"operationId":5')),
    ).toThrow();
  });
});
