import { escapeHtml } from '../../domain/escapeHtml';
import { bytesOf, type HtmlBytes } from '../build/htmlBytes';
import type { MetaTag } from './openGraphTags';
import type { AlternateLink } from '../pages/head/pageAlternates';

/** The parts of a page that only crawlers read. */
export interface PageTags {
  path: string;
  alternates: AlternateLink[];
  metas: MetaTag[];
  data: object | null;
}

// Marks the tags, so that the next build can replace them.
const mark = 'data-crawler';
const earlier = new RegExp(`<(?:link|meta) ${mark} [^>]*>|<script ${mark} [^>]*>.*?</script>`, 'gs');

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${mark} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

const headTags = ({ alternates, metas }: PageTags): string =>
  alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })).join('') +
  metas.map((meta) => tag('meta', meta)).join('');

/** Escapes `<`, so that content text cannot close the script. */
const dataTag = ({ data }: PageTags): string =>
  data ? `<script ${mark} type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>` : '';

/**
 * Adds what search engines and link previews read to a finished page. As static HTML it needs no script and is not
 * repeated in the page data. Previews may only read the start of a page, so their tags come before its styles.
 */
export function withCrawlerTags(html: HtmlBytes, tags: PageTags): HtmlBytes {
  const bare = html.replace(earlier, '');
  const head = /<head>(?:<meta charset="utf-8"\/?>)?/i.exec(bare);
  // The start script is rewritten at the very end of the page. Data after it would move with each rewrite.
  const end = bare.search(/<script data-scripts=|<\/body>/);
  if (!head || end < 0) throw new Error(`${tags.path}: expected a whole page`);
  const start = head.index + head[0].length;
  const [inHead, atEnd] = [headTags(tags), dataTag(tags)].map(bytesOf);
  return bare.slice(0, start) + inHead + bare.slice(start, end) + atEnd + bare.slice(end);
}
