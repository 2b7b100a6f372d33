import { join } from 'node:path';
import { withCrawlerTags, type PageTags } from './crawlerTags';
import { readHtml, writeHtml, type HtmlBytes } from './htmlBytes';
import { startWriter, type BuiltPage } from './startScripts';

interface Finish {
  /** By the path of a page; those that no crawler is shown have none. */
  tags: ReadonlyMap<string, PageTags>;
  /** Hears of each page with all its scripts. */
  seen: (path: string, html: HtmlBytes) => void;
}

/** The file of a page: '/us/en' → '/us/en/index.html'. */
const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`);

/** Writes into each finished page what starts it and what crawlers read; a page that has both already stays as it is. */
export function finishPages(out: string, pages: readonly BuiltPage[], { tags, seen }: Finish): void {
  const withStart = startWriter(out);
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
