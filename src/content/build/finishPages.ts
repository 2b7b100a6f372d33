import { join } from 'node:path';
import { withCrawlerTags, type PageTags } from '../seo/crawlerTags';
import type { BuiltPage } from './builtPages';
import { readHtml, writeHtml } from '../files/htmlBytes';
import type { CheckPage } from './inlineScripts';
import { withStartScript, type StartScript } from './startScripts';

export interface FinishOptions {
  /** Keyed by page path. Pages hidden from crawlers have no tags. */
  tags: ReadonlyMap<string, PageTags>;
  start: StartScript;
  check: CheckPage;
}

/** '/us/en' → '/us/en/index.html'. */
export const htmlFile = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

/** Skips pages that already have their start script and crawler tags. */
export function finishPages(out: string, pages: readonly BuiltPage[], { tags, start, check }: FinishOptions): void {
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
