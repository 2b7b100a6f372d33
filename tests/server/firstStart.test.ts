import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { losAngeles } from '../fixtures/calls/deliveryCalls';
import { createSite, startServerIn, type ServerProcess } from '../fixtures/servers/serverProcess';

let root: string;
let server: ServerProcess | null = null;
beforeEach(() => {
  root = createSite();
});
afterEach(async () => {
  await server?.kill();
  rmSync(root, { recursive: true });
});

const content = join(import.meta.dirname, '../../content');

const readWarnings = (output: string): string[] =>
  output.split('\n').flatMap((line) => {
    const { level, msg } = (line.startsWith('{') ? JSON.parse(line) : {}) as { level?: string; msg?: string };
    return level === 'warn' && msg !== undefined ? [msg] : [];
  });

/** Starts the server on the folder with the products of the shop, reads what a shopper would meet, and stops it. */
async function startOnce(env: Record<string, string>) {
  server = await startServerIn(root, { CONTENT_DIR: content, LOG_FORMAT: 'json', ...env });
  const { origin, output, kill } = server;
  const read = async (path: string) => (await fetch(origin + path)).text();
  const stock = JSON.parse(await read(`/.netlify/functions/delivery-provider-products?providerId=${losAngeles}`)) as
    | unknown[]
    | { code: string };
  const ratings = JSON.parse(await read('/v1/app/ratings')) as { products: unknown[] };
  const ready = (await fetch(`${origin}/v1/health/ready`)).status;
  // Written after the start, while the server already answers.
  if (env.SITE_URL || env.SMTP_HOST) await expect.poll(() => readWarnings(output()).join()).toContain('no dispensary');
  const warnings = readWarnings(output());
  await kill();
  return {
    hasStock: Array.isArray(stock) && stock.length > 0,
    hasRatings: ratings.products.length > 0,
    hasPodKeys: existsSync(join(root, 'data/pod-keys.csv')),
    ready,
    warnings,
  };
}

const seeded = { hasStock: true, hasRatings: true, ready: 200 };
const empty = { hasStock: false, hasRatings: false, hasPodKeys: false, ready: 200 };
const opening = [
  expect.stringMatching(/^Nobody can sign in to the console, because there is no operator: set OPERATOR_EMAIL/),
  expect.stringMatching(/^Nobody can order, because there is no dispensary: create the first one at http/),
];
const site = { SITE_URL: 'https://shop.example' };

test('D-23 the demo of a laptop is gone once the server has a public address, and comes back on the laptop', async () => {
  expect(await startOnce({})).toEqual({ ...seeded, hasPodKeys: true, warnings: [] });
  const removed = expect.stringMatching(
    /^The demo was removed: 3 dispensaries, 60 accounts with ratings, \d+ pod keys$/,
  );
  const gone = await startOnce(site);
  expect(gone).toMatchObject(empty);
  expect(gone.warnings).toEqual(expect.arrayContaining([removed, ...opening]));
  expect(await startOnce({})).toEqual({ ...seeded, hasPodKeys: true, warnings: [] });
}, 600_000);

test.each([
  ['a public address', site],
  ['a mail server', { SMTP_HOST: '127.0.0.1', MAIL_FROM: 'shop@shop.example' }],
])(
  'D-23 a first start with %s writes no demo, and says what is missing to open',
  async (_, env) => {
    const { warnings, ...found } = await startOnce(env);
    expect(found).toEqual(empty);
    expect(warnings).toEqual(expect.arrayContaining(opening));
    expect(warnings.join()).not.toContain('The demo was removed');
  },
  300_000,
);

test('D-23 DEMO_DATA=true is for showing the demo to others, which the log says', async () => {
  server = await startServerIn(root, { ...site, CONTENT_DIR: content, LOG_FORMAT: 'json', DEMO_DATA: 'true' });
  const { output } = server;
  await expect.poll(() => readWarnings(output())).toContainEqual(expect.stringContaining('invented dispensaries'));
}, 300_000);
