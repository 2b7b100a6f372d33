import { join } from 'node:path';
import { withCrawlerTags, type PageTags } from '../seo/crawlerTags';
import type { BuiltPage } from './builtPages';
import { readHtml, writeHtml } from './htmlBytes';
import type { CheckPage } from './inlineScripts';
import { withStartScript, type StartScript } from './startScripts';

/** What is added to finished pages. */
export interface PageParts {
  /** By page path. Pages hidden from crawlers have none. */
  tags: ReadonlyMap<string, PageTags>;
  start: StartScript;
  /** Called for each page with all its scripts. */
  check: CheckPage;
}

/** The file of a page: '/us/en' → '/us/en/index.html'. */
export const htmlFile = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

/** Adds the start script and the crawler tags to each finished page. Leaves a page unchanged that already has both. */
export function finishPages(out: string, pages: readonly BuiltPage[], { tags, start, check }: PageParts): void {
  for (const page of pages) {
    const file = join(out, htmlFile(page.path));
    const html = readHtml(file);
    const started = withStartScript(html, page, start);
    check(page.path, started);
    const pageTags = tags.get(page.path);
    const finished = pageTags ? withCrawlerTags(started, pageTags) : started;
    if (finished !== html) writeHtml(file, finished);
  }
}
