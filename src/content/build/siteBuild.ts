import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actions, Page, Reporter } from 'gatsby';
import type { Locale } from '../../domain/region/locales';
import { extraPages, fallbackContext, fallbackRoute } from '../pages/extraPages';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { PageContext } from '../pages/pageContext';
import { pagePolicy, reportingEndpoints } from './pagePolicy';
import { scheduledTimes } from '../source/readContent';
import { watchContent } from '../source/watchContent';
import { watchSchedule } from '../source/schedule/watchSchedule';
import { builtPages, componentFile, type FallbackPage } from './builtPages';
import { ScriptRecorder, selectScripts } from './bundledScripts';
import { dropOldScripts } from './dropOldScripts';
import { finishSite, createCrawlerTags } from './finishSite';
import { hideSources } from './hideSources';
import { headersFile } from './hostFiles';
import { createScriptCheck } from './inlineScripts';
import { writeManifests } from './installManifest';
import { buildSiteData, type SiteData, type SitePaths } from './buildSiteData';
import { rewriteRefreshed } from './refreshPages';
import { hashPages, scheduledTimesOf, writeRecord } from './refreshSite';
import { writeSiteWorker, type SiteWorker } from './siteWorker';
import { writeFavicon } from './writeFavicon';

type Tags = Awaited<ReturnType<typeof createCrawlerTags>>;

/** Calls `update` after each content edit, and whenever a scheduled date changes the site. */
export function watchSite(content: string, startedAt: Date, update: () => Promise<unknown>): void {
  const run = () => void update().finally(() => schedule.arm());
  const schedule = watchSchedule((after) => scheduledTimes(content, after)[0] ?? null, run, startedAt);
  watchContent(content, run);
}

interface SiteCode {
  inlineScripts: Record<'head' | 'start' | 'offline', string>;
  /** `file` is a module such as 'src/templates/Home.tsx'. */
  isNeededForBrowsing: (file: string) => boolean;
  scriptList: string;
  offlinePage: (locale: Locale, siteName: string, script: string) => string;
}

/** One run of Gatsby, with the state that its hooks share. */
export class SiteBuild {
  readonly scriptRecorder: ScriptRecorder;
  private readonly startedAt = Date.now();
  private readonly paths: SitePaths;
  private readonly words: HeadWordsByLocale;
  private site: SiteData | undefined;
  private tags: Promise<Tags> | undefined;
  private readonly fallbackPages = new Map<string, FallbackPage>();

  constructor(paths: SitePaths, words: HeadWordsByLocale) {
    this.paths = paths;
    this.words = words;
    this.scriptRecorder = new ScriptRecorder(paths.root);
  }

  async createPages({ createPage }: Pick<Actions, 'createPage'>, reporter: Reporter): Promise<void> {
    const site = buildSiteData(this.paths, (line) => reporter.info(line));
    this.site = site;
    // `gatsby develop` has no later step that could wait for the pictures.
    if (process.env.NODE_ENV === 'development') await site.rendered;
    else this.startTags(site);
    for (const { path, matchPath, template, context } of [...site.pages, ...extraPages(site.content, site.pictures)])
      createPage({ path, matchPath, component: join(this.paths.root, componentFile(template)), context });
    reporter.info(`Content: ${site.content.products.length} products, ${site.pages.length} pages`);
  }

  /** Sets the context of the 404 and 500 pages in src/pages/, which the host shows outside every locale. */
  addFallbackContext(page: Page<Partial<PageContext>>, { createPage, deletePage }: Actions): void {
    const route = fallbackRoute(page.path);
    if (!route) return;
    const component = page.component.replace(`${this.paths.root}/`, '');
    this.fallbackPages.set(page.path, { path: page.path, component });
    if (page.context?.localeId) return;
    const { content, pictures } = this.loadSiteData();
    deletePage(page);
    createPage({ ...page, context: fallbackContext(content, pictures, route) });
  }

  async finish(code: SiteCode, env: NodeJS.ProcessEnv = process.env): Promise<void> {
    const { root, out } = this.paths;
    const site = this.loadSiteData();
    const { scripts } = this.scriptRecorder;
    const pages = builtPages(site, [...this.fallbackPages.values()]);
    const start = { text: code.inlineScripts.start, scripts };
    const inlineScripts = Object.values(code.inlineScripts);
    const check = createScriptCheck(inlineScripts);
    await site.rendered;
    hideSources(this.paths);
    await rewriteRefreshed(this.paths, pages, this.startedAt);
    const tags = await (this.tags ?? this.startTags(site));
    finishSite(out, pages, { tags, start, check });
    site.oldFiles.remove();
    writeManifests(out, site.content.site);
    await writeFavicon(out);
    const worker: SiteWorker = {
      scripts: selectScripts(scripts, code.isNeededForBrowsing),
      scriptList: code.scriptList,
      offlinePage: (locale) => code.offlinePage(locale, site.content.site.name, code.inlineScripts.offline),
    };
    await writeSiteWorker(this.paths, worker, { env, check });
    const policy = pagePolicy(inlineScripts, env);
    writeFileSync(join(out, '_headers'), headersFile({ policy, endpoints: reportingEndpoints(env) }));
    dropOldScripts({ out, recordFile: join(root, '.cache', 'scripts.json') }, scripts.files, Date.now());
    writeRecord(root, {
      fallbackPages: [...this.fallbackPages.values()],
      fonts: this.paths.fonts,
      inlineScripts,
      pageHashes: hashPages(pages, tags),
      scheduledTimes: scheduledTimesOf(site),
      start,
      words: this.words,
    });
  }

  private startTags(site: SiteData): Promise<Tags> {
    const tags = createCrawlerTags(this.paths, site, this.words);
    // `finish` awaits it. Until then, an unhandled rejection would end the process.
    tags.catch(() => {});
    this.tags = tags;
    return tags;
  }

  private loadSiteData(): SiteData {
    this.site ??= buildSiteData(this.paths);
    return this.site;
  }
}
