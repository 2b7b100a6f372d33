import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findNames, readSource } from './staleNames';

/** Comments mention these names of products, standards and other people's code, which no code here contains. */
const outsideNames = (
  'BiDi CommonJS GeoNames IndexedDB PostgreSQL SendGrid TopoJSON TypeScript WebAssembly WebKit WebWorker iCalendar iPad iPhones ' +
  'sRGB ' +
  // Names from webpack and Netlify's CLI.
  'PROCESS_ASSETS_STAGE_DEV_TOOLING NetlifyDev RedirectsHandler getFromFlag handleInEphemeralDirectory'
).split(' ');

const isBuilt = (path: string) => /(^|\/)(node_modules|public|\.cache)\//.test(path);
const sources = globSync(['*.{ts,tsx}', '{src,netlify,tools,tests}/**/*.{ts,tsx,mts,cts,cjs}']).filter(
  (path) => !isBuilt(path),
);
/** These files also contain settings, packages, columns and fields. */
const otherFiles = [
  'package.json',
  'netlify.toml',
  '.env.example',
  ...globSync(['netlify/database/migrations/*.sql', 'static/**/*.{css,json}']),
];

/** Finds names in comments that neither the code nor `words` contains. */
function staleNames(files: readonly { path: string; source: string }[], words: readonly string[]): string[] {
  const read = files.map(({ path, source }) => ({ path, ...readSource(path, source) }));
  const existing = new Set([...words, ...read.flatMap((file) => [...file.words, ...file.path.split(/[/.]/)])]);
  return read.flatMap(({ path, comments }) =>
    comments.flatMap(({ line, text }) =>
      findNames(text)
        .filter((name) => !existing.has(name))
        .map((name) => `${path}:${line} names ${name}`),
    ),
  );
}

describe('names in comments', () => {
  test('exist in the code', () => {
    const files = sources.map((path) => ({ path, source: readFileSync(path, 'utf8') }));
    const words = otherFiles.flatMap((path) => readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []);
    expect(staleNames(files, [...outsideNames, ...words])).toEqual([]);
    const unused = outsideNames.filter((name) => !files.some(({ source }) => source.includes(name)));
    expect(unused).toEqual([]);
  });

  const inOneFile = (source: string) => staleNames([{ path: 'src/cart/addItem.ts', source }], ['SITE_URL']);

  test.each([
    ['a removed function', '/** Reads useSpokenCart first. */\nexport const total = 1;', 1, 'useSpokenCart'],
    ['a lower-case name in backticks', "test('nobody knows', () => {});\n// `nobody` is a role.", 2, 'nobody'],
    ['a member of something', 'const cart = 1;\n\n// Calls `cart.clear()`.', 3, 'clear'],
    ['a removed setting', '/*\n * MAIL_KEY and SITE_URL\n */', 1, 'MAIL_KEY'],
    ['a removed component', 'const view = <p>CartPanel</p>; // CartPanel shows it.', 1, 'CartPanel'],
  ])('fail when one is gone: %s', (_, source, line, name) => {
    const path = name === 'CartPanel' ? 'src/cart/View.tsx' : 'src/cart/addItem.ts';
    expect(staleNames([{ path, source }], ['SITE_URL'])).toEqual([`${path}:${line} names ${name}`]);
  });

  test.each([
    ['identifiers', 'const cartTotal = 1; // cartTotal has taxes, `cartTotal` too.'],
    ['files', '// addItem is pure.'],
    ['one-word strings', "read('order_id'); const event = 'cartChanged'; // cartChanged follows `order_id`."],
    ['styles and SQL', 'const style = css`font-size: 1px; margin: 0`; // `margin` collapses.'],
    ['settings of other files', '// SITE_URL'],
    ['prose, expressions, examples and addresses', "// The cart: `a + b`, 'comingSoon', https://shop.example/myCart"],
    ['what only looks like a comment', "const text = 'https://shop.example // myCart';"],
  ])('may be %s', (_, source) => {
    expect(inOneFile(source)).toEqual([]);
  });
});
