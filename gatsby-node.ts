import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { beforePaint } from './src/app/beforePaint';
import { headWords } from './src/app/headWords';
import { fontFiles } from './src/app/siteFonts';
import { isNeededForBrowsing } from './src/app/siteWorker/isNeededForBrowsing';
import { scriptList } from './src/app/siteWorker/cacheKindOf';
import { offlinePage, offlineScript } from './src/app/siteWorker/offlinePage';
import { buildSite, type BuiltSite } from './src/content/buildSite';
import { ChunkFiles } from './src/content/chunkFiles';
import { ContentError } from './src/content/contentError';
import { dropOldScripts } from './src/content/dropOldScripts';
import { extraPages, fallbackContext } from './src/content/extraPages';
import { finishPages } from './src/content/finishPages';
import { headersFile } from './src/content/hostFiles';
import { gatherScripts } from './src/content/inlineScripts';
import { writeOrderWorker } from './src/content/orderWorker';
import { writeManifests } from './src/content/installManifest';
import { pagePolicy, reportingEndpoints } from './src/content/pagePolicy';
import { siteTags } from './src/content/siteTags';
import { writeSiteWorker } from './src/content/siteWorker';
import { startText, type BuiltPage } from './src/content/startScripts';
import { watchContent } from './src/content/watchContent';

const places = {
  root: __dirname,
  content: process.env.CONTENT_DIR ?? join(__dirname, 'content'),
  out: join(__dirname, 'public'),
  fonts: fontFiles,
};

const isDevelopment = process.env.NODE_ENV === 'development';

interface GatsbyPage extends Pick<BuiltPage, 'path' | 'componentChunkName'> {
  context: Pick<BuiltPage, 'localeId' | 'routeId'>;
}

let site: BuiltSite | undefined;
let tags: ReturnType<typeof siteTags> | undefined;
const chunkFiles = new ChunkFiles();

export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions, reporter }) => {
  const make = async () => {
    site = buildSite(places, (line) => reporter.info(line));
    const { content, pages, rendered } = site;
    if (isDevelopment) {
      // `gatsby develop` has no later step that could wait for the pictures, and needs no link previews.
      await rendered;
    } else {
      tags = siteTags(places, site, headWords);
      // Awaited in onPostBuild. Until then, an unhandled rejection would end the process.
      tags.catch(() => {});
    }
    for (const { path, matchPath, template, context } of [...pages, ...extraPages(content)])
      actions.createPage({
        path,
        matchPath,
        component: resolve(__dirname, 'src', 'templates', `${template}.tsx`),
        context,
      });
    reporter.info(`Content: ${content.products.length} products, ${pages.length} pages`);
  };
  const tell = (error: Error) => (error instanceof ContentError ? error.message : error);
  await make().catch((error: Error) => reporter.panic(tell(error)));
  await writeOrderWorker(places, process.env);
  if (isDevelopment)
    watchContent(places.content, () => void make().catch((error: Error) => reporter.error(String(tell(error)))));
};

// src/pages/ holds the two pages that the host shows for missing pages and failures. They use the default locale.
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.localeId || !/^\/(404|500)(\.html)?$/.test(page.path)) return;
  const { content } = (site ??= buildSite(places));
  actions.deletePage(page);
  actions.createPage({
    ...page,
    context: fallbackContext(content, page.path.startsWith('/500') ? 'serverError' : 'notFound'),
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const made = [...(store.getState().pages as Map<string, GatsbyPage>).values()];
  const pages = made.map(({ path, componentChunkName, context: { localeId, routeId } }) => ({
    path,
    componentChunkName,
    localeId,
    routeId,
  }));
  const scripts = gatherScripts([beforePaint, startText, offlineScript]);
  const built = (site ??= buildSite(places));
  await built.rendered;
  finishPages(places.out, pages, { tags: await (tags ??= siteTags(places, built, headWords)), seen: scripts.take });
  writeManifests(places.out, built.content.site);
  await writeSiteWorker(
    places,
    {
      scripts: chunkFiles.of(isNeededForBrowsing),
      scriptList,
      offlinePage: (locale) => offlinePage(locale, built.content.site.name),
    },
    { env: process.env, seen: scripts.take },
  );
  writeFileSync(
    join(places.out, '_headers'),
    headersFile({ policy: pagePolicy(scripts.all(), process.env), endpoints: reportingEndpoints(process.env) }),
  );
  const recordFile = join(__dirname, '.cache', 'scripts.json');
  dropOldScripts({ out: places.out, recordFile }, chunkFiles.all, Date.now());
};

// Modules that Gatsby adds to every page and this site does not use: its script component, manifests per language,
// vendor prefix settings, and its service worker registration, which logs to the console (`watchWorker` registers the
// worker instead).
const unused =
  /gatsby-script|internal-plugins[\\/]partytown[\\/]gatsby-browser|gatsby-plugin-(?:manifest|styled-components)[\\/]gatsby-browser|register-service-worker/;

interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options: { minimizer?: { implementation: unknown; options: object } };
}

/**
 * Minifies with SWC for the browsers in the package's list. Gatsby's Terser minifies for Internet Explorer 11, takes
 * half a minute longer, and writes larger scripts.
 */
function minifyWithSwc(minimizers: Minimizer[]): void {
  const plugin = minimizers.find(({ constructor }) => constructor.name === 'TerserPlugin');
  const implementation = plugin?.constructor.swcMinify;
  if (!implementation) throw new Error('Expected a TerserPlugin with swcMinify among the minimizers of webpack.');
  plugin.options.minimizer = { implementation, options: { ecma: 2020, compress: { passes: 3 } } };
}

/**
 * Asks V8 (Chromium's explicit compile hints) to compile the startup scripts on another thread while they download.
 * Without the hint, the browser compiles each function on the main thread when it is first called.
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(?:framework|app|component---)/,
  // Run after the minimizer, which drops comments, and before the source maps (webpack's
  // PROCESS_ASSETS_STAGE_DEV_TOOLING).
  stage: 499,
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, plugins, getConfig }) => {
  // The server and the browser must render the same icons.
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(/[\\/]createLucideIcon\.mjs$/, resolve(__dirname, 'src/ui/createIcon.ts')),
    ],
  });
  if (stage === 'develop')
    actions.setWebpackConfig({
      resolve: { alias: { '~gatsby/develop-socket': join(__dirname, '.cache', 'socketIo.js') } },
    });
  if (!stage.endsWith('javascript')) return;
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [chunkFiles, plugins.banner(compileHint)] });
  const config = getConfig();
  if (stage === 'build-javascript') {
    config.resolve.alias['~gatsby/production-app'] = config.entry.app;
    config.entry.app = resolve(__dirname, 'src/app/startBrowser.ts');
  }
  // Gatsby names a shared chunk after the chunks that share it. Ours have no names, so unrelated modules would share
  // one file.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name;
  // Gatsby counts lazy chunks too: once enough of them share React Query, every page would load it at startup.
  delete config.optimization?.splitChunks?.cacheGroups?.commons;
  // Every page lists the names of all chunks. Eight digits are enough to tell them apart, and twenty make each page
  // larger.
  config.output.hashDigestLength = 8;
  minifyWithSwc(config.optimization?.minimizer ?? []);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(unused, 'data:text/javascript,'),
      // styled-components adds vendor prefixes only when asked, so its prefixer is dead weight.
      plugins.normalModuleReplacement(/\/Prefixer\.js$/, 'data:text/javascript,export const prefix=(value)=>value'),
    ],
  });
};
