import { escapeHtml } from '../domain/escapeHtml';
import { bytesOf, type HtmlBytes } from './htmlBytes';
import type { MetaTag } from './openGraphTags';
import type { AlternateLink } from './pageAlternates';

/** What crawlers alone read of a page. */
export interface PageTags {
  path: string;
  alternates: AlternateLink[];
  metas: MetaTag[];
  /** JSON-LD. */
  data: object | null;
}

// So that a build which finds its own file again replaces them.
const mark = 'data-crawler';
const earlier = new RegExp(`<(?:link|meta) ${mark} [^>]*>|<script ${mark} [^>]*>.*?</script>`, 'gs');

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${mark} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

const headTags = ({ alternates, metas }: PageTags): string =>
  alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })).join('') +
  metas.map((meta) => tag('meta', meta)).join('');

/** `<` is written as an escape: a text of the content could otherwise end the script. */
const dataTag = ({ data }: PageTags): string =>
  data ? `<script ${mark} type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>` : '';

/**
 * A finished page with what search engines and link previews read: as HTML it costs a visitor's browser no script, and is not
 * sent a second time with the page's data. Previews may read the beginning of a page only, so their tags stand before its
 * styles; search engines read it all.
 */
export function withCrawlerTags(html: HtmlBytes, tags: PageTags): HtmlBytes {
  const bare = html.replace(earlier, '');
  const head = /<head>(?:<meta charset="utf-8"\/?>)?/i.exec(bare);
  // What starts the page is written anew at the very end: behind it, each of the two would move the other every time.
  const end = bare.search(/<script data-scripts=|<\/body>/);
  if (!head || end < 0) throw new Error(`${tags.path}: expected a whole page`);
  const start = head.index + head[0].length;
  const [inHead, atEnd] = [headTags(tags), dataTag(tags)].map(bytesOf);
  return bare.slice(0, start) + inHead + bare.slice(start, end) + atEnd + bare.slice(end);
}
