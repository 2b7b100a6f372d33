import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headWords } from './src/app/headWordsByLocale';
import { fontFiles } from './src/app/siteFonts';
import { scriptList } from './src/app/siteWorker/cacheKind';
import { isNeededForBrowsing } from './src/app/siteWorker/isNeededForBrowsing';
import { offlinePage } from './src/app/siteWorker/offlinePage';
import { beforePaintTables } from './src/boot/beforePaint';
import { bundleInlineScript } from './src/content/build/bundleScripts';
import { ContentEdits } from './src/content/build/contentEdits';
import { SiteBuild, watchSite } from './src/content/build/siteBuild';
import { configureWebpack } from './src/content/build/webpack';
import { writeOrderWorker } from './src/content/build/writeOrderWorker';
import { contentDir } from './src/content/files/contentDir';
import { ContentError } from './src/content/files/contentError';

const paths = {
  root: __dirname,
  content: contentDir(__dirname),
  out: join(__dirname, 'public'),
  fonts: fontFiles,
};
const edits = new ContentEdits();
const build = new SiteBuild(paths, headWords);
const inlineScripts = {
  head: bundleInlineScript(__dirname, 'boot/inline/head.ts', { TABLES: beforePaintTables }),
  start: bundleInlineScript(__dirname, 'boot/inline/start.ts'),
  offline: bundleInlineScript(__dirname, 'app/siteWorker/offlineScript.ts'),
};

/** Editors need the fault in the content, not a stack trace. */
const reportable = (error: Error) => (error instanceof ContentError ? error.message : error);

export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions, reporter }) => {
  const startedAt = new Date();
  const createPages = () => build.createPages(actions, reporter);
  await createPages().catch((error: Error) => reporter.panic(reportable(error)));
  await writeOrderWorker(paths, process.env);
  if (process.env.NODE_ENV !== 'development') return;
  watchSite(paths.content, startedAt, () =>
    createPages().then(
      () => edits.announce(),
      (error: Error) => reporter.error(reportable(error)),
    ),
  );
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => edits.serve(app);

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => build.addFallbackContext(page, actions);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args, {
    root: __dirname,
    recorder: build.scriptRecorder,
    constants: { HEAD_SCRIPT: JSON.stringify(inlineScripts.head) },
  });

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  build.finish({ inlineScripts, isNeededForBrowsing, scriptList, offlinePage });
