import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import {
  addEntry,
  loadRenderer,
  parsePageData,
  replaceEntry,
  unusedModules,
  withPath,
  type Compiler,
  type GatsbyConfig,
} from './buildInternals';
import { ScriptRecorder } from './bundledScripts';

/** Resolves webpack as Gatsby does, which alone depends on it. */
const fromGatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'));

const packages = join(import.meta.dirname, '..', '..', '..', 'node_modules');

const createConfig = (): GatsbyConfig => ({
  entry: { app: '/cache/production-app' },
  resolve: { alias: {} },
  output: {},
  optimization: { splitChunks: {} },
});

test('the entry is replaced, and stays importable', () => {
  const config = createConfig();
  replaceEntry(config, '/src/boot/startBrowser.ts');
  expect(config.entry.app).toBe('/src/boot/startBrowser.ts');
  expect(config.resolve.alias['~gatsby/production-app']).toBe('/cache/production-app');
  expect(() => replaceEntry({ ...config, entry: {} }, '/start.ts')).toThrow('Expected the entry "app"');
});

test('a reach: each module that no page needs is in the installed packages', () => {
  const files = [
    'gatsby/node_modules/gatsby-script/dist/index.js',
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
    'gatsby-plugin-styled-components/gatsby-browser.js',
    'gatsby/cache-dir/register-service-worker.js',
  ];
  expect(files.filter((file) => !existsSync(join(packages, file)))).toEqual([]);
  expect(unusedModules.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
});

test('an added entry shares the modules of the page, also in development', () => {
  const preview = { file: '/preview.ts', filename: 'preview.js' };
  const config = createConfig();
  addEntry(config, { stage: 'build-javascript', ...preview });
  expect(config.entry.preview).toEqual({ import: '/preview.ts', dependOn: 'app', filename: 'preview.js' });
  expect(() => addEntry(config, { stage: 'develop', ...preview })).toThrow('Expected the entry "commons"');
});

test('a reach: webpack’s chunk groups list the scripts of the startup and of each module that is imported on demand', async () => {
  const root = createTemporaryFolder({
    'src/start.js': "import('./templates/Home.js?export=default'); import(`./words/${location.hash}.js`);",
    'src/templates/Home.js': "import '../shared.js'; export default 1;",
    'src/shared.js': 'export const shared = 1;',
    'src/preview.js': "import './shared.js'; document.title = 'preview';",
    'src/words/en.js': 'export const hello = 1;',
    'src/words/fr.js': 'export const bonjour = 1;',
  });
  const recorder = new ScriptRecorder(root);
  const webpack = fromGatsby('webpack') as (config: object) => {
    run: (done: (error: Error | null, stats: { hasErrors: () => boolean }) => void) => void;
  } & Compiler;
  await new Promise<void>((resolve, reject) =>
    webpack({
      mode: 'production',
      context: root,
      entry: {
        app: './src/start.js',
        preview: { import: './src/preview.js', dependOn: 'app', filename: 'preview.js' },
      },
      output: { path: join(root, 'out'), filename: '[name].js', chunkFilename: 'lazy-[id].js' },
      optimization: { runtimeChunk: { name: 'runtime' } },
      plugins: [recorder],
    }).run((error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error('webpack failed')) : resolve())),
  );
  const { startup, lazy, files } = recorder.scripts;
  expect(startup, 'not those of another entry').toEqual(['/runtime.js', '/app.js']);
  expect(files).toContain('preview.js');
  expect(Object.keys(lazy).toSorted()).toEqual(['src/templates/Home.js', 'src/words/en.js', 'src/words/fr.js']);
  expect(new Set(Object.values(lazy).flat()).size, 'each has a script of its own').toBe(3);
  for (const file of files) expect(existsSync(join(root, 'out', file)), file).toBe(true);
});

const missing = 'in the data of a page by Gatsby. See docs/reaches.md.';
const page = { componentChunkName: 'list', path: '/shop', result: { pageContext: {} } };

test('a list’s page gets the path of its list, and data without a path is refused', () => {
  const data = { ...page, path: '/shop/pods/page/2' };
  expect(JSON.parse(withPath(JSON.stringify(data), '/shop/pods'))).toEqual({ ...data, path: '/shop/pods' });
  expect(() => withPath('{}', '/shop/pods')).toThrow(missing);
  expect(() => parsePageData(JSON.stringify({ ...data, result: {} }))).toThrow(missing);
});

const renderer = (code: string) => createTemporaryFolder({ '.cache/page-ssr/routes/render-page.js': code });

test('the compiled renderer makes a page’s HTML', async () => {
  const folder = renderer("exports.default = async (of) => ({ html: '<b>' + of.pagePath + '</b>' });");
  expect(await loadRenderer(folder)(page)).toBe('<b>/shop</b>');
});

test('another renderer, or one that writes no HTML, is refused', async () => {
  expect(() => loadRenderer(renderer('exports.render = () => {};'))).toThrow('Expected a renderer of pages by Gatsby');
  const silent = loadRenderer(renderer('exports.default = async () => ({});'));
  await expect(silent(page)).rejects.toThrow('Expected HTML of /shop by Gatsby');
});
