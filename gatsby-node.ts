import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { beforePaint } from './src/boot/beforePaint';
import {
  developAliases,
  hideSourceMaps,
  iconFactory,
  minifyWithSwc,
  replacedModules,
  replaceEntry,
  shortenFileNames,
  splitByUse,
  type GatsbyConfig,
} from './src/content/build/buildInternals';
import { bundleStartScript } from './src/boot/inlineScripts';
import { headWords } from './src/app/headWordsByLocale';
import { fontFiles } from './src/app/siteFonts';
import { isNeededForBrowsing } from './src/app/siteWorker/isNeededForBrowsing';
import { scriptList } from './src/app/siteWorker/cacheKindOf';
import { offlinePage, offlineScript } from './src/app/siteWorker/offlinePage';
import { hideSources } from './src/content/build/bundleReport';
import { buildSite, type BuiltSite } from './src/content/build/buildSite';
import { ChunkFiles } from './src/content/build/chunkFiles';
import { ContentError } from './src/content/source/contentError';
import { dropOldScripts } from './src/content/build/dropOldScripts';
import type { PageContext } from './src/content/pages/pageContext';
import { extraPages, fallbackContext, fallbackRoute } from './src/content/pages/extraPages';
import { finishSite, siteTags } from './src/content/build/finishSite';
import { headersFile } from './src/content/build/hostFiles';
import { rewriteRefreshed } from './src/content/build/refreshPages';
import { hashPages, writeRecord } from './src/content/build/refreshSite';
import { gatherScripts } from './src/content/build/scriptSources';
import { writeOrderWorker } from './src/content/build/writeOrderWorker';
import { writeFavicon } from './src/content/build/writeFavicon';
import { writeManifests } from './src/content/build/installManifest';
import { pagePolicy, reportingEndpoints } from './src/content/pages/head/pagePolicy';
import { writeSiteWorker } from './src/content/build/siteWorker';
import type { BuiltPage } from './src/content/build/startScripts';
import { contentDir } from './src/content/source/contentDir';
import { contentChanges } from './src/content/source/readContent';
import { watchContent } from './src/content/source/watchContent';
import { watchSchedule } from './src/content/source/watchSchedule';

const places = {
  root: __dirname,
  content: contentDir(__dirname),
  out: join(__dirname, 'public'),
  fonts: fontFiles,
};

const isDevelopment = process.env.NODE_ENV === 'development';

interface GatsbyPage extends Pick<BuiltPage, 'path' | 'componentChunkName'> {
  context: PageContext;
}

let site: BuiltSite | undefined;
let tags: ReturnType<typeof siteTags> | undefined;
const chunkFiles = new ChunkFiles();

export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions, reporter }) => {
  const make = async () => {
    site = buildSite(places, (line) => reporter.info(line));
    const { content, pages, pictures, rendered } = site;
    if (isDevelopment) {
      // `gatsby develop` has no later step that could wait for the pictures, and needs no link previews.
      await rendered;
    } else {
      tags = siteTags(places, site, headWords);
      // Awaited in onPostBuild. Until then, an unhandled rejection would end the process.
      tags.catch(() => {});
    }
    for (const { path, matchPath, template, context } of [...pages, ...extraPages(content, pictures)])
      actions.createPage({
        path,
        matchPath,
        component: resolve(__dirname, 'src', 'templates', `${template}.tsx`),
        context,
      });
    reporter.info(`Content: ${content.products.length} products, ${pages.length} pages`);
  };
  const tell = (error: Error) => (error instanceof ContentError ? error.message : error);
  const from = new Date();
  await make().catch((error: Error) => reporter.panic(tell(error)));
  await writeOrderWorker(places, process.env);
  if (!isDevelopment) return;
  const again = () =>
    void make()
      .catch((error: Error) => reporter.error(String(tell(error))))
      .finally(() => schedule.arm());
  const schedule = watchSchedule((after) => contentChanges(places.content, after)[0] ?? null, again, from);
  watchContent(places.content, again);
};

// src/pages/ holds the two pages that the host shows for missing pages and failures. They use the default locale.
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const route = fallbackRoute(page.path);
  if (page.context?.localeId || !route) return;
  const { content, pictures } = (site ??= buildSite(places));
  actions.deletePage(page);
  actions.createPage({ ...page, context: fallbackContext(content, pictures, route) });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const made = [...(store.getState().pages as Map<string, GatsbyPage>).values()];
  const pages = made.map(({ path, componentChunkName, context: { localeId, routeId } }) => ({
    path,
    componentChunkName,
    localeId,
    routeId,
  }));
  const start = bundleStartScript(__dirname);
  const known = [beforePaint, start, offlineScript];
  const scripts = gatherScripts(known);
  const built = (site ??= buildSite(places));
  await built.rendered;
  hideSources(places);
  await rewriteRefreshed(places, made);
  const drawn = await (tags ??= siteTags(places, built, headWords));
  finishSite(places, built, { pages, tags: drawn, start, seen: scripts.take });
  writeManifests(places.out, built.content.site);
  await writeFavicon(places.out);
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
  writeRecord(__dirname, {
    pages,
    words: headWords,
    start,
    scripts: known,
    fonts: fontFiles,
    made: hashPages(made, drawn),
  });
};

/**
 * Asks V8 (Chromium's explicit compile hints) to compile the startup scripts on another thread while they download.
 * Without the hint, the browser compiles each function on the main thread when it is first called.
 */
const compileHint = {
  banner: ({ chunk }: { chunk: { name?: string | null } }) =>
    /^(?:framework|app$|component---)/.test(chunk.name ?? '') ? '//# allFunctionsCalledOnLoad' : '',
  raw: true,
  // Run after the minimizer, which drops comments, and before the source maps (webpack's
  // PROCESS_ASSETS_STAGE_DEV_TOOLING).
  stage: 499,
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, plugins, getConfig }) => {
  actions.setWebpackConfig({
    plugins: [plugins.normalModuleReplacement(iconFactory, resolve(__dirname, 'src/ui/createIcon.ts'))],
  });
  if (stage === 'develop') actions.setWebpackConfig({ resolve: { alias: developAliases(__dirname) } });
  // Writing webpack's cache for the next build takes a quarter of this one, and most builds have no earlier one.
  else actions.setWebpackConfig({ cache: false });
  if (stage !== 'build-javascript') return;
  const config = getConfig() as GatsbyConfig;
  replaceEntry(config, resolve(__dirname, 'src/boot/startBrowser.ts'));
  splitByUse(config);
  minifyWithSwc(config);
  shortenFileNames(config);
  hideSourceMaps(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      chunkFiles,
      plugins.banner(compileHint),
      ...replacedModules.map(([module, replacement]) => plugins.normalModuleReplacement(module, replacement)),
    ],
  });
};
