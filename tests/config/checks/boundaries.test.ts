import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import config from '../dependency-cruiser.cjs';

/** Each file with what it imports. */
type Tree = Record<string, string[]>;

/** Creates a file tree. Each file only has its imports, and imported files are empty. */
async function plant(files: Tree): Promise<string> {
  const top = await mkdtemp(join(tmpdir(), 'boundaries-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  };
  const isOurs = (path: string) => /^(src|netlify|tools|tests|gatsby-)/.test(path);
  for (const target of Object.values(files)
    .flat()
    .map((path) => path.replace(/^type /, '')))
    if (isOurs(target) && !target.startsWith('src/gone'))
      await write(target, 'export const x = 1; export type X = 1;\n');
    else if (/^[a-z@]/.test(target) && !target.startsWith('node:')) {
      const folder = `node_modules/${target}`;
      await write(`${folder}/package.json`, JSON.stringify({ name: target, version: '1.0.0', main: 'index.js' }));
      await write(`${folder}/index.js`, 'exports.x = 1;\n');
    }
  for (const [path, targets] of Object.entries(files)) {
    const up = '../'.repeat(path.split('/').length - 1) || './';
    const lines = targets.map((target, index) => {
      const isType = target.startsWith('type ');
      const name = target.replace(/^type /, '');
      const from = isOurs(name) ? up + name.replace(/\.tsx?$/, '') : name;
      return isType ? `import type { X as X${index} } from '${from}';` : `import { x as x${index} } from '${from}';`;
    });
    const uses = targets.map((target, index) =>
      target.startsWith('type ') ? `null as unknown as X${index}` : `x${index}`,
    );
    await write(path, `${lines.join('\n')}\nexport const x = [${uses.join(', ')}]; export type X = 1;\n`);
  }
  return top;
}

async function findViolations(files: Tree) {
  const root = await plant(files);
  const { forbidden, options } = config;
  const settings = { ...options, validate: true, ruleSet: { forbidden }, baseDir: root } as ICruiseOptions;
  const { output } = await cruise(['{src,netlify,tools,tests}/**/*.{ts,tsx,mts}', 'gatsby-*.{ts,tsx}'], settings);
  await rm(root, { recursive: true });
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}
const brokenRules = async (files: Tree) => (await findViolations(files)).map(({ rule }) => rule);

/** Gives the files of a tree names of their own, so that one check can read all trees. */
function numberFiles(tree: Tree, at: number): Tree {
  const number = (path: string) => path.replace(/\/([a-f])\.(\w+)$/, `/$1${at}.$2`);
  return Object.fromEntries(Object.entries(tree).map(([path, targets]) => [number(path), targets.map(number)]));
}

/** Each tree is the smallest one that breaks the rule. */
const violations: [rule: string, files: Tree][] = [
  ['src-domain', { 'src/domain/a.ts': ['src/i18n/b.ts'] }],
  ['src-content', { 'src/content/a.ts': ['src/ui/b.ts'] }],
  ['src-editor', { 'src/editor/a.ts': ['src/ui/b.ts'] }],
  ['src-boot', { 'src/boot/a.ts': ['type src/editor/b.ts'] }],
  ['src-data', { 'src/data/a.ts': ['src/state/b.ts'] }],
  ['src-i18n', { 'src/i18n/a.ts': ['src/data/b.ts'] }],
  ['src-ui', { 'src/ui/a.ts': ['type src/domain/b.ts'] }],
  ['src-state', { 'src/state/a.ts': ['src/features/cart/b.ts'] }],
  ['src-features', { 'src/features/cart/a.ts': ['src/templates/b.ts'] }],
  ['src-features', { 'src/features/cart/a.ts': ['netlify/routes/b.ts'] }],
  ['src-state', { 'src/state/a.ts': ['type src/content/b.ts'] }],
  ['src-templates', { 'src/templates/a.ts': ['src/data/b.ts'] }],
  ['src-pages', { 'src/pages/404.tsx': ['src/app/b.ts'] }],
  ['src-app', { 'src/app/a.ts': ['src/templates/b.ts'] }],
  ['src-app', { 'src/app/a.ts': ['src/boot/b.ts'] }],
  ['src-boot', { 'src/boot/a.ts': ['src/features/cart/b.ts'] }],
  ['netlify-functions', { 'netlify/functions/a.mts': ['netlify/services/b.ts'] }],
  ['netlify-edge-functions', { 'netlify/edge-functions/a.ts': ['netlify/database/b.ts'] }],
  ['netlify-routes', { 'netlify/routes/a.ts': ['netlify/database/b.ts'] }],
  ['netlify-services', { 'netlify/services/a.ts': ['netlify/routes/b.ts'] }],
  ['netlify-services', { 'netlify/services/a.ts': ['src/data/b.ts'] }],
  ['netlify-database', { 'netlify/database/a.ts': ['netlify/services/b.ts'] }],
  ['netlify-platform', { 'netlify/platform/a.ts': ['netlify/database/b.ts'] }],
  ['netlify-server', { 'netlify/server/a.ts': ['src/features/b.ts'] }],
  // A circle of folders without a circle of files.
  [
    'netlify/services/people',
    {
      'netlify/services/orders/a.ts': ['netlify/services/people/b.ts'],
      'netlify/services/people/c.ts': ['netlify/services/orders/d.ts'],
    },
  ],
  ['unlisted-room', { 'src/utils/a.ts': ['src/domain/b.ts'] }],
  ['unlisted-room', { 'netlify/services/utils/a.ts': ['src/domain/b.ts'] }],
  ['unlisted-room', { 'netlify/services/a.ts': ['src/domain/b.ts'] }],
  ['unlisted-room', { 'src/domain/a.ts': ['src/domain/cart/b.ts'] }],
  ['unlisted-room', { 'src/content/common/a.ts': ['src/domain/cart/b.ts'] }],
  ['root-is-thin', { 'gatsby-browser.tsx': ['src/features/cart/b.ts'] }],
  ['content-at-build-time', { 'src/templates/a.ts': ['src/content/b.ts'] }],
  ['content-at-build-time', { 'src/features/cart/a.ts': ['src/content/b.ts'] }],
  ['content-at-build-time', { 'src/boot/a.ts': ['src/content/b.ts'] }],
  ['content-at-build-time', { 'src/app/a.ts': ['src/content/b.ts'] }],
  ['content-at-build-time', { 'gatsby-ssr.tsx': ['src/content/b.ts'] }],
  ['tools-stand-alone', { 'src/content/a.ts': ['tools/authoring/b.ts'] }],
  ['tools', { 'tools/a.ts': ['src/ui/b.ts'] }],
  ['no-cycles', { 'src/domain/a.ts': ['src/domain/b.ts'], 'src/domain/b.ts': ['type src/domain/a.ts'] }],
  ['no-sibling-features', { 'src/features/cart/a.ts': ['src/features/shop/b.ts'] }],
  ['domain-takes-two-packages', { 'src/domain/a.ts': ['react'] }],
  ['domain-takes-two-packages', { 'src/domain/a.ts': ['node:fs'] }],
  ['nothing-ships-with-tests', { 'src/ui/a.ts': ['tests/mocks/b.ts'] }],
  ['resolvable', { 'src/ui/a.ts': ['src/gone.ts'] }],
  ['pglite-in-one-file', { 'netlify/database/a.ts': ['@electric-sql/pglite'] }],
  [
    'pglite-stays-on-the-server',
    { 'netlify/database/a.ts': ['netlify/database/embedded.ts'], 'netlify/functions/f.mts': ['netlify/database/a.ts'] },
  ],
  ...(
    [
      ['mail', 'nodemailer'],
      ['blobs', '@netlify/blobs'],
      ['blob-files', 'unstorage'],
      ['billing', 'stripe'],
      ['maps', 'leaflet'],
      ['google-maps', '@react-google-maps/api'],
      ['error-reporting', '@sentry/gatsby'],
      ['content-editor', 'decap-cms-core'],
      ['log', 'pino'],
      ['metrics', 'prom-client'],
      ['archives', 'tar'],
      ['push', 'web-push'],
      ['traces', '@opentelemetry/sdk-trace'],
    ] as const
  ).map(([part, name]): [string, Tree] => [
    `one-file-for-${part}`,
    { 'netlify/platform/a.ts': [name], 'netlify/platform/b.ts': [name] },
  ]),
];

const innerBases = ['src/domain', 'src/content', 'src/editor', 'netlify/services'];
const roomsIn = (base: string) =>
  config.forbidden.flatMap(({ name }) => (name.startsWith(`${base}/`) ? [name.slice(base.length + 1)] : []));

describe('the boundary check', () => {
  test.each(innerBases)('reports each room of %s that imports one below it, or an unlisted one', async (base) => {
    const rooms = roomsIn(base);
    const files = rooms.map((room, index) => [
      `${base}/${room}/a.ts`,
      [`${base}/${rooms[index + 1] ?? 'unlisted'}/b.ts`],
    ]);
    expect(rooms.length).toBeGreaterThan(5);
    expect(await brokenRules(Object.fromEntries(files))).toEqual(
      expect.arrayContaining(rooms.map((room) => `${base}/${room}`)),
    );
  });

  test.each(innerBases)('lets no room of %s list one below it, so that all arrows point one way', (base) => {
    const rooms = roomsIn(base);
    const allowed = config.forbidden.flatMap((rule) => {
      const index = rooms.findIndex((room) => rule.name === `${base}/${room}`);
      if (index < 0 || !('to' in rule)) return [];
      return [rule.to.pathNot].flat().map((path) => [rule.name, path, rooms.slice(0, index + 1)] as const);
    });
    expect(allowed.length).toBeGreaterThan(rooms.length);
    const upward = allowed.filter(([, path, above]) => !above.some((room) => path === `^${base}/${room}/`));
    expect(upward).toEqual([]);
  });

  test('reports each rule where it is broken', async () => {
    const trees = violations.map(([, files], at) => numberFiles(files, at));
    const found = await findViolations(Object.assign({}, ...trees) as Tree);
    // A rule about a package is broken by the package, which is in no other tree.
    const isIn = (tree: Tree, from: string) =>
      Object.entries(tree)
        .flat(2)
        .some((path) => from.includes(path));
    const reported = violations.filter(([rule], at) =>
      found.some((each) => each.rule === rule && isIn(trees[at]!, each.from)),
    );
    expect(reported).toEqual(violations);
  });

  test('has a violation above for each of its rules', () => {
    const inner = innerBases.flatMap((base) => roomsIn(base).map((room) => `${base}/${room}`));
    expect([...new Set([...violations.map(([rule]) => rule), ...inner])].sort()).toEqual(
      config.forbidden.map(({ name }) => name).sort(),
    );
  });

  test('accepts a valid tree', async () => {
    const lawful = {
      'src/domain/cart/a.ts': ['zod', 'src/domain/money/money.ts'],
      'src/domain/cart/a.test.ts': ['vitest', 'tests/fixtures/buildCart.ts'],
      'src/content/source/read.ts': ['src/domain/cart/a.ts', 'node:fs'],
      'src/editor/forms/form.ts': ['react', 'src/domain/cart/a.ts', 'src/content/source/read.ts'],
      'tools/authoring/bank.ts': ['src/content/source/read.ts'],
      'src/state/cart.ts': ['src/domain/cart/a.ts', 'src/data/storage.ts'],
      'src/features/cart/Panel.tsx': ['react', 'src/state/cart.ts', 'src/i18n/t.ts', 'src/ui/Button.tsx'],
      'src/templates/Home.tsx': ['src/features/cart/Panel.tsx', 'type src/content/source/read.ts'],
      'src/app/Shell.tsx': ['src/features/cart/Panel.tsx', 'src/data/storage.ts', 'type src/content/source/read.ts'],
      'gatsby-node.ts': ['src/content/source/read.ts'],
      'gatsby-browser.tsx': ['src/boot/site.ts'],
      'netlify/functions/api.mts': ['netlify/routes/app.ts', 'netlify/database/client.ts'],
      'netlify/routes/app.ts': ['netlify/services/orders/place.ts'],
      'netlify/services/orders/place.ts': [
        'netlify/services/orders/placing/lock.ts',
        'netlify/services/people/session.ts',
        'netlify/database/client.ts',
        'netlify/platform/messages/mail.ts',
        'src/domain/cart/a.ts',
      ],
      'netlify/services/people/session.ts': ['netlify/services/context/context.ts'],
      // A test may start what stands above its subject.
      'netlify/services/people/session.test.ts': ['netlify/services/jobs/jobs.ts'],
      'netlify/platform/messages/mail.ts': ['nodemailer'],
      'netlify/database/embedded.ts': ['@electric-sql/pglite'],
      'netlify/server/server.ts': [
        'netlify/functions/api.mts',
        'netlify/database/embedded.ts',
        'src/editor/forms/form.ts',
      ],
    };
    expect(await brokenRules(lawful)).toEqual([]);
  });
});

describe('the rooms of the services', () => {
  const rooms = config.forbidden.flatMap((rule) => {
    const room = /^netlify\/services\/(.+)$/.exec(rule.name)?.[1];
    if (room === undefined || !('to' in rule)) return [];
    const allowed = [rule.to.pathNot ?? []].flat().map((path) => path.split('/').at(-2)!);
    return [{ room, allowed: allowed.filter((other) => other !== room) }];
  });

  test('are drawn in docs/architecture.md, with arrows that lead to all that they import and to nothing else', async () => {
    const text = await readFile(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
    const drawing = /## The rooms of the services[^]*?```mermaid([^]*?)```/.exec(text)![1]!;
    const arrows = [...drawing.matchAll(/(\w+) --> (\w+)/g)].map(([, from, to]) => ({ from: from!, to: to! }));
    const reachable = (from: string): string[] =>
      arrows.filter((arrow) => arrow.from === from).flatMap(({ to }) => [to, ...reachable(to)]);
    expect(new Set(arrows.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(rooms.map(({ room }) => room)));
    for (const { room, allowed } of rooms) {
      expect(reachable(room), room).toEqual(expect.arrayContaining(allowed));
      const drawn = arrows.filter(({ from }) => from === room).map(({ to }) => to);
      expect(allowed, room).toEqual(expect.arrayContaining(drawn));
    }
  });
});
