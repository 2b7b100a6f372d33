import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSite, startServerIn, type ServerProcess } from '../fixtures/servers/serverProcess';
import { fillDataFolder } from '../fixtures/testDatabase';

let root: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  root = createSite();
  await fillDataFolder(join(root, 'data'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(root, { recursive: true });
});

const readWarnings = (output: string): string[] =>
  output.split('\n').flatMap((line) => {
    const { level, msg } = (line.startsWith('{') ? JSON.parse(line) : {}) as { level?: string; msg?: string };
    return level === 'warn' && msg !== undefined ? [msg] : [];
  });

/** Starts the server on the folder, tries whether it has the demo and is ready, and stops it. */
async function startOnce(env: Record<string, string>) {
  server = await startServerIn(root, { LOG_FORMAT: 'json', ...env });
  const { origin, output, kill } = server;
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const products = await statusOf('/.netlify/functions/delivery-provider-products?providerId=sunhollow-los-angeles');
  const ready = await statusOf('/v1/health/ready');
  // Written after the start, while the server already answers.
  if (Object.keys(env).length) await expect.poll(() => readWarnings(output()).join()).toContain('no dispensary');
  const warnings = readWarnings(output());
  await kill();
  return { hasDemo: products === 200, hasPodKeys: existsSync(join(root, 'data/pod-keys.csv')), ready, warnings };
}

const demo = { hasDemo: true, hasPodKeys: true, ready: 200, warnings: [] };
const empty = { hasDemo: false, hasPodKeys: false, ready: 200 };
const opening = [
  expect.stringMatching(/^Nobody can sign in to the console, because there is no operator: set OPERATOR_EMAIL/),
  expect.stringMatching(/^Nobody can order, because there is no dispensary: create the first one at http/),
];
const site = { SITE_URL: 'https://shop.example' };

test('the demo of a laptop is gone once the server has a public address, and comes back on the laptop', async () => {
  expect(await startOnce({})).toEqual(demo);
  const removed = expect.stringMatching(/^The demo was removed: 3 dispensaries, 60 accounts with ratings, 0 pod keys$/);
  const gone = await startOnce(site);
  expect(gone).toMatchObject(empty);
  expect(gone.warnings).toEqual(expect.arrayContaining([removed, ...opening]));
  expect(await startOnce({})).toEqual(demo);
}, 300_000);

test.each([
  ['a public address', site],
  ['a mail server', { SMTP_HOST: '127.0.0.1', MAIL_FROM: 'shop@shop.example' }],
])(
  'a first start with %s writes no demo, and says what is missing to open',
  async (_, env) => {
    const { warnings, ...found } = await startOnce(env);
    expect(found).toEqual(empty);
    expect(warnings).toEqual(expect.arrayContaining(opening));
    expect(warnings.join()).not.toContain('The demo was removed');
  },
  300_000,
);

test('DEMO_DATA=true is for showing the demo to others, which the log says', async () => {
  server = await startServerIn(root, { ...site, LOG_FORMAT: 'json', DEMO_DATA: 'true' });
  const { output } = server;
  await expect.poll(() => readWarnings(output())).toContainEqual(expect.stringContaining('invented dispensaries'));
}, 300_000);
