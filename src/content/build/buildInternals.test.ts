import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../tests/fixtures/makeFolder';
import {
  developAliases,
  iconFactory,
  minifyWithSwc,
  loadRenderer,
  parsePageData,
  rendererFile,
  replacedModules,
  replaceEntry,
  hideSourceMaps,
  shortenFileNames,
  splitByUse,
  withPath,
} from './buildInternals';

const packages = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const gatsby = join(packages, 'gatsby');

const swcMinify = () => {};

/** A configuration like Gatsby's, with the parts that are expected. */
const createConfig = () => ({
  devtool: 'source-map' as unknown,
  entry: { app: '/cache/production-app' } as Record<string, string>,
  resolve: { alias: {} as Record<string, string> },
  output: { chunkFilename: '[name]-[contenthash].js' } as { chunkFilename?: string },
  optimization: {
    splitChunks: {
      cacheGroups: { framework: {}, commons: {}, shared: { name: () => 'shared' } } as Record<string, object>,
    },
    minimizer: [
      { constructor: { name: 'CssMinimizerPlugin' }, options: {} },
      {
        constructor: { name: 'TerserPlugin', swcMinify },
        options: { minimizer: { implementation: null, options: {} } },
      },
    ],
  },
});

test('the entry is replaced, and stays importable', () => {
  const config = createConfig();
  replaceEntry(config, '/src/boot/startBrowser.ts');
  expect(config.entry.app).toBe('/src/boot/startBrowser.ts');
  expect(config.resolve.alias['~gatsby/production-app']).toBe('/cache/production-app');
});

test('shared chunks lose their name, and the commons chunk goes', () => {
  const config = createConfig();
  splitByUse(config);
  expect(config.optimization.splitChunks.cacheGroups).toEqual({ framework: {}, shared: {} });
});

test('lazy files get short names', () => {
  const config = createConfig();
  shortenFileNames(config);
  expect(config.output).toEqual({ chunkFilename: '[id]-[contenthash].js', hashDigestLength: 8 });
});

test('source maps are made, and no script names them', () => {
  const config = createConfig();
  hideSourceMaps(config);
  expect(config.devtool).toBe('hidden-source-map');
});

test('SWC minifies for the browsers of the package', () => {
  const config = createConfig();
  minifyWithSwc(config);
  expect(config.optimization.minimizer[1]!.options.minimizer).toEqual({
    implementation: swcMinify,
    options: { ecma: 2020, compress: { passes: 3 } },
  });
});

test.each<[string, (config: ReturnType<typeof createConfig>) => void, string]>([
  ['an entry', (config) => replaceEntry({ ...config, entry: {} }, '/start.ts'), 'the entry "app"'],
  [
    'the cache group shared',
    (config) => {
      delete config.optimization.splitChunks.cacheGroups.shared;
      splitByUse(config);
    },
    'the cache group "shared"',
  ],
  [
    'the cache group commons',
    (config) => {
      delete config.optimization.splitChunks.cacheGroups.commons;
      splitByUse(config);
    },
    'the cache group "commons"',
  ],
  ['named files', (config) => shortenFileNames({ ...config, output: {} }), 'named files of lazy chunks'],
  ['source maps', (config) => hideSourceMaps({ ...config, devtool: false }), 'source maps'],
  [
    'a minimizer of scripts',
    (config) => {
      config.optimization.minimizer.pop();
      minifyWithSwc(config);
    },
    'a TerserPlugin with swcMinify',
  ],
])('without %s the build fails and says what was expected', (_, change, message) => {
  expect(() => change(createConfig())).toThrow(message);
});

test('Gatsby’s webpack configuration has these parts', () => {
  const text = readFileSync(join(gatsby, 'dist', 'utils', 'webpack.config.js'), 'utf8');
  expect(text).toMatch(/app: directoryPath\(`\.cache\/production-app`\)/);
  expect(text).toMatch(/\n\s+commons: \{\n\s+name: `commons`/);
  expect(text).toMatch(/\n\s+shared: \{/);
  expect(text).toContain('chunkFilename: `[name]-[contenthash].js`');
  expect(readFileSync(join(gatsby, 'dist', 'utils', 'webpack-utils.js'), 'utf8')).toContain('terser-webpack-plugin');
});

test('the development server’s socket is one of the modules that Gatsby copies to .cache', () => {
  expect(developAliases('/shop')).toEqual({ '~gatsby/develop-socket': '/shop/.cache/socketIo.js' });
  expect(existsSync(join(gatsby, 'cache-dir', 'socketIo.js'))).toBe(true);
});

test('each replaced module is in the installed packages', () => {
  const files = [
    'gatsby/node_modules/gatsby-script/dist/index.js',
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-plugin-manifest/gatsby-browser.js',
    'gatsby-plugin-styled-components/gatsby-browser.js',
    'gatsby/cache-dir/register-service-worker.js',
    'stylis/src/Prefixer.js',
    'lucide-react/dist/esm/createLucideIcon.mjs',
  ];
  for (const file of files) expect(existsSync(join(packages, file)), file).toBe(true);
  for (const name of ['prop-types', 'invariant'])
    expect(files.push(name) && existsSync(join(packages, name)), name).toBe(true);
  for (const pattern of [...replacedModules.map(([module]) => module), iconFactory])
    expect(
      files.filter((file) => pattern.test(file.includes('.') ? `/${file}` : basename(file))),
      String(pattern),
    ).not.toEqual([]);
});

test('a list’s page gets the path of its list, and data without a path is refused', () => {
  const data = { componentChunkName: 'list', path: '/shop/pods/page/2', result: { pageContext: {} } };
  expect(JSON.parse(withPath(JSON.stringify(data), '/shop/pods'))).toEqual({ ...data, path: '/shop/pods' });
  expect(() => withPath('{}', '/shop/pods')).toThrow('Expected the data of a page by Gatsby');
  expect(() => parsePageData(JSON.stringify({ ...data, result: {} }))).toThrow('Expected the data of a page by Gatsby');
});

const page = { componentChunkName: 'list', path: '/shop', result: { pageContext: {} } };
const place = '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const renderer = (code: string) =>
  makeFolder({
    '.cache/page-ssr/routes/render-page.js': code,
    'public/_gatsby/slices/_gatsby-scripts-1.html': '<script>names</script>',
  });
const load = (folder: string) => loadRenderer(folder, join(folder, 'public'), 'abc');

test('the compiled renderer makes a page’s HTML, with the part that all pages share', async () => {
  const folder = renderer(
    `exports.default = async (of) => ({ html: '<b>' + of.pagePath + of.webpackCompilationHash + '</b>${place}' });`,
  );
  expect(await load(folder)(page)).toBe(
    '<b>/shopabc</b><!-- slice-start id="_gatsby-scripts-1" --><script>names</script><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test('another renderer, or a page without the place of the shared part, is refused', async () => {
  expect(() => load(renderer('exports.render = () => {};'))).toThrow('Expected a renderer of pages by Gatsby');
  const bare = load(renderer("exports.default = async () => ({ html: '<p></p>' });"));
  await expect(bare(page)).rejects.toThrow('Expected HTML of /shop with a place for scripts by Gatsby');
});

test('Gatsby’s own build renders pages with the same file, and with these values', () => {
  const build = readFileSync(join(gatsby, 'dist', 'commands', 'build-html.js'), 'utf8');
  expect(build).toContain('rendererPath: `${directory}/${_constants.ROUTES_DIRECTORY}render-page.js`');
  const { ROUTES_DIRECTORY } = createRequire(import.meta.url)(join(gatsby, 'dist', 'constants.js')) as {
    ROUTES_DIRECTORY: string;
  };
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
  expect(entry).toContain('sliceId: `_gatsby-scripts`');
});
