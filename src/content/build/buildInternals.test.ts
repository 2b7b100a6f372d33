import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import {
  addEntry,
  loadRenderer,
  parsePageData,
  rendererFile,
  replaceEntry,
  unusedModules,
  withPath,
  type Compiler,
  type GatsbyConfig,
} from './buildInternals';
import { ScriptRecorder } from './bundledScripts';

const require = createRequire(import.meta.url);
const packages = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const gatsby = join(packages, 'gatsby');
/** Resolves packages that only Gatsby depends on. */
const fromGatsby = createRequire(join(gatsby, 'package.json'));

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

test('an added entry shares the modules of the page, also in development', () => {
  const preview = { file: '/preview.ts', filename: 'preview.js' };
  const config = createConfig();
  addEntry(config, { stage: 'build-javascript', ...preview });
  expect(config.entry.preview).toEqual({ import: '/preview.ts', dependOn: 'app', filename: 'preview.js' });
  expect(() => addEntry(config, { stage: 'develop', ...preview })).toThrow('Expected the entry "commons"');
});

test('Gatsby’s webpack configuration has these parts', () => {
  const text = readFileSync(join(gatsby, 'dist', 'utils', 'webpack.config.js'), 'utf8');
  expect(text).toMatch(/commons: \[/);
  expect(text).toMatch(/app: directoryPath\(`\.cache\/production-app`\)/);
});

test('each replaced module is in the installed packages', () => {
  const files = [
    'gatsby/node_modules/gatsby-script/dist/index.js',
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
    'gatsby-plugin-styled-components/gatsby-browser.js',
    'gatsby/cache-dir/register-service-worker.js',
  ];
  for (const file of files) expect(existsSync(join(packages, file)), file).toBe(true);
  for (const pattern of unusedModules)
    expect(
      files.filter((file) => pattern.test(file.includes('.') ? `/${file}` : basename(file))),
      String(pattern),
    ).not.toEqual([]);
});

test('webpack lists the scripts of the startup and of each module that is imported on demand', async () => {
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

const page = { componentChunkName: 'list', path: '/shop', result: { pageContext: {} } };

test('a list’s page gets the path of its list, and data without a path is refused', () => {
  const data = { ...page, path: '/shop/pods/page/2' };
  expect(JSON.parse(withPath(JSON.stringify(data), '/shop/pods'))).toEqual({ ...data, path: '/shop/pods' });
  expect(() => withPath('{}', '/shop/pods')).toThrow('Expected the data of a page by Gatsby');
  expect(() => parsePageData(JSON.stringify({ ...data, result: {} }))).toThrow('Expected the data of a page by Gatsby');
});

test('Gatsby writes the data of a page with these fields, at these paths', () => {
  const written = readFileSync(join(gatsby, 'dist', 'utils', 'page-data-helpers.js'), 'utf8');
  expect(written).toContain('`"componentChunkName":"${componentChunkName}",`');
  expect(written).toContain('`"path":${JSON.stringify(pagePath)},`');
  expect(written).toContain('`"result":${result},`');
  const query = readFileSync(join(gatsby, 'dist', 'query', 'query-runner.js'), 'utf8');
  expect(query).toContain('result[`pageContext`] = Object.assign({}, queryJob.context);');
  const { generatePageDataPath } = fromGatsby('gatsby-core-utils/page-data') as {
    generatePageDataPath: (publicDir: string, path: string) => string;
  };
  for (const path of ['/', '/us/en', '/404.html'])
    expect(generatePageDataPath('/public', path)).toBe(`/public${pageDataFile(path)}`);
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

test('Gatsby’s own build renders pages with the same file, and with these values', () => {
  const build = readFileSync(join(gatsby, 'dist', 'commands', 'build-html.js'), 'utf8');
  expect(build).toContain('rendererPath: `${directory}/${_constants.ROUTES_DIRECTORY}render-page.js`');
  const { ROUTES_DIRECTORY } = require(join(gatsby, 'dist', 'constants.js')) as { ROUTES_DIRECTORY: string };
  expect(rendererFile('/shop')).toBe(`/shop/${ROUTES_DIRECTORY}render-page.js`);
  const entry = readFileSync(join(gatsby, 'cache-dir', 'static-entry.js'), 'utf8');
  const [, values] = /export default async function staticPage\(\{([^}]*(?:\{\}[^}]*)*)\}\)/.exec(entry)!;
  expect(values!.split(',').flatMap((each) => /\w+/.exec(each)?.[0] ?? [])).toEqual([
    'pagePath',
    'pageData',
    'staticQueryContext',
    'styles',
    'scripts',
    'reversedStyles',
    'reversedScripts',
    'inlinePageData',
    'context',
    'webpackCompilationHash',
    'sliceData',
  ]);
});

test('Gatsby’s scripts are among the components that a site can replace before it writes a page', () => {
  const entry = readFileSync(join(gatsby, 'cache-dir', 'static-entry.js'), 'utf8');
  const lastScript = entry.lastIndexOf('postBodyComponents.push(');
  expect(lastScript).toBeGreaterThan(0);
  expect(entry.indexOf('apiRunner(`onPreRenderHTML`')).toBeGreaterThan(lastScript);
});
