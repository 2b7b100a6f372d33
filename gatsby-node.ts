import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headWords } from './src/app/headWords';
import { fontFiles } from './src/app/siteFonts';
import { buildSite, type BuiltSite } from './src/content/buildSite';
import { ContentError } from './src/content/contentError';
import { extraPages, fallbackContext } from './src/content/extraPages';
import { finishSite } from './src/content/finishSite';
import { writeStart, type BuiltPage } from './src/content/startScripts';
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
  const pages = [...(store.getState().pages as Map<string, GatsbyPage>).values()];
  writeStart(
    places.out,
    pages.map(({ path, componentChunkName, context: { localeId, routeId } }) => ({
      path,
      componentChunkName,
      localeId,
      routeId,
    })),
  );
  await finishSite(places, await (site ??= buildSite(places)), headWords);
};

// What Gatsby puts into every page and nothing here uses: its script component, manifests of several languages, and what
// would register a service worker.
const unused =
  /gatsby-script|internal-plugins[\\/]partytown[\\/]gatsby-browser|gatsby-plugin-manifest[\\/]gatsby-browser|register-service-worker/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, plugins, getConfig }) => {
  if (!stage.endsWith('javascript')) return;
  const config = getConfig();
  // Gatsby names what chunks share after the chunks' names, and ours have none: unrelated parts would share one file.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name;
  // Every page carries the names of all chunks: eight digits tell them apart as twenty do.
  config.output.hashDigestLength = 8;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(unused, 'data:text/javascript,'),
      // styled-components adds vendor prefixes only where it is told to.
      plugins.normalModuleReplacement(/\/Prefixer\.js$/, 'data:text/javascript,export const prefix=(value)=>value'),
    ],
  });
};
