import { join } from 'node:path';
import { withCrawlerTags, type PageTags } from '../seo/crawlerTags';
import type { BundleStats } from './bundleReport';
import { readHtml, writeHtml, type HtmlBytes } from './htmlBytes';
import { startWriter, type BuiltPage } from './startScripts';

interface Finish {
  /** By page path. Pages hidden from crawlers have none. */
  tags: ReadonlyMap<string, PageTags>;
  stats: BundleStats;
  /** The text of the script that starts each page. */
  start: string;
  /** Called for each page with all its scripts. */
  seen: (path: string, html: HtmlBytes) => void;
}

/** The file of a page: '/us/en' → '/us/en/index.html'. */
export const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

/** Adds the start script and the crawler tags to each finished page. Leaves a page unchanged that already has both. */
export function finishPages(out: string, pages: readonly BuiltPage[], { tags, stats, start, seen }: Finish): void {
  const withStart = startWriter(stats, start);
  for (const page of pages) {
    const file = join(out, fileOf(page.path));
    const html = readHtml(file);
    const started = withStart(html, page);
    seen(page.path, started);
    const ownTags = tags.get(page.path);
    const finished = ownTags ? withCrawlerTags(started, ownTags) : started;
    if (finished !== html) writeHtml(file, finished);
  }
}
