import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { beforePaint } from './src/app/beforePaint';
import { headWords } from './src/app/headWords';
import { fontFiles } from './src/app/siteFonts';
import { isBrowsing } from './src/app/siteWorker/isBrowsing';
import { scriptList } from './src/app/siteWorker/keptAs';
import { offlinePage, offlineScript } from './src/app/siteWorker/offlinePage';
import { buildSite, type BuiltSite } from './src/content/buildSite';
import { ChunkFiles } from './src/content/chunkFiles';
import { ContentError } from './src/content/contentError';
import { dropOldScripts } from './src/content/dropOldScripts';
import { extraPages, fallbackContext } from './src/content/extraPages';
import { finishSite } from './src/content/finishSite';
import { headersFile } from './src/content/hostFiles';
import { gatherScripts } from './src/content/inlineScripts';
import { writeOrderWorker } from './src/content/orderWorker';
import { writeManifests } from './src/content/installManifest';
import { pagePolicy, reportingEndpoints } from './src/content/pagePolicy';
import { writeSiteWorker } from './src/content/siteWorker';
import { startText, type BuiltPage } from './src/content/startScripts';
import { watchContent } from './src/content/watchContent';

const places = {
  root: __dirname,
  content: process.env.CONTENT_DIR ?? join(__dirname, 'content'),
  out: join(__dirname, 'public'),
  fonts: fontFiles,
};

interface GatsbyPage extends Pick<BuiltPage, 'path' | 'componentChunkName'> {
  context: Pick<BuiltPage, 'localeId' | 'routeId'>;
}

let site: Promise<BuiltSite> | undefined;
const chunkFiles = new ChunkFiles();

export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions, reporter }) => {
  const make = async () => {
    site = buildSite(places);
    const { content, pages } = await site;
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
  if (process.env.NODE_ENV === 'development')
    watchContent(places.content, () => void make().catch((error: Error) => reporter.error(String(tell(error)))));
};

// src/pages/ holds the two pages that the host shows where it has none: they speak the default locale.
export const onCreatePage: GatsbyNode['onCreatePage'] = async ({ page, actions }) => {
  if (page.context?.localeId || !/^\/(404|500)(\.html)?$/.test(page.path)) return;
  const { content } = await (site ??= buildSite(places));
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
  const built = await (site ??= buildSite(places));
  await finishSite(places, built, { pages, words: headWords, seen: scripts.take });
  writeManifests(places.out, built.content.site);
  await writeSiteWorker(
    places,
    {
      scripts: chunkFiles.of(isBrowsing),
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

// What Gatsby puts into every page and nothing here uses: its script component, manifests of several languages, settings of
// the styles' vendor prefixes, and its own way of registering a service worker, which speaks to the console; `watchWorker`
// does it here.
const unused =
  /gatsby-script|internal-plugins[\\/]partytown[\\/]gatsby-browser|gatsby-plugin-(?:manifest|styled-components)[\\/]gatsby-browser|register-service-worker/;

interface Minimizer {
  constructor: { name: string };
  options: { minimizer?: { options?: Record<string, object> } };
}

// Gatsby has scripts written as for Internet Explorer 11; each browser of the package's list reads the shorter forms.
function writeModern(minimizers: Minimizer[]): void {
  const terser = minimizers.find(({ constructor }) => constructor.name === 'TerserPlugin');
  const options = terser?.options.minimizer?.options;
  if (!options) throw new Error('Expected the options of terser among the minimizers of webpack.');
  for (const part of ['parse', 'compress', 'output']) options[part] = { ...options[part], ecma: 2020 };
  Object.assign(options.compress!, { passes: 3, keep_fargs: false });
  // Safari 10 is none of them.
  options.mangle = { safari10: false };
}

/**
 * The scripts that each page runs at once are compiled whole, on another thread, while they come; the browser would compile
 * each function when it is first called, on the page's own. A hint that Chromium reads (V8's explicit compile hints).
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(?:framework|app|component---)/,
  // After the minimizer, which drops comments, and before the source maps (webpack's PROCESS_ASSETS_STAGE_DEV_TOOLING).
  stage: 499,
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, plugins, getConfig }) => {
  // The server's pages and the browser's must draw the same icons.
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
    config.entry.app = resolve(__dirname, 'src/app/enter.ts');
  }
  // Gatsby names what chunks share after the chunks' names, and ours have none: unrelated parts would share one file.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name;
  // Gatsby counts lazy chunks too: once enough of them share React Query, every page would load it at once.
  delete config.optimization?.splitChunks?.cacheGroups?.commons;
  // Every page carries the names of all chunks: eight digits tell them apart as twenty do.
  config.output.hashDigestLength = 8;
  writeModern(config.optimization?.minimizer ?? []);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(unused, 'data:text/javascript,'),
      // styled-components adds vendor prefixes only where it is told to.
      plugins.normalModuleReplacement(/\/Prefixer\.js$/, 'data:text/javascript,export const prefix=(value)=>value'),
    ],
  });
};
