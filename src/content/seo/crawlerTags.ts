import { escapeHtml } from '../../domain/text/escapeHtml';
import { encodeHtml, type HtmlBytes } from '../files/htmlBytes';
import type { MetaTag } from './openGraphTags';
import type { AlternateLink } from './pageAlternates';

export interface PageTags {
  path: string;
  alternates: AlternateLink[];
  metas: MetaTag[];
  data: object | null;
}

// Lets the next build find and replace the tags.
const tagMarker = 'data-crawler';
const earlier = new RegExp(`<(?:link|meta) ${tagMarker} [^>]*>|<script ${tagMarker} [^>]*>.*?</script>`, 'gs');

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name} ${tagMarker} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

const headTags = ({ alternates, metas }: PageTags): string =>
  alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })).join('') +
  metas.map((meta) => tag('meta', meta)).join('');

/** Escapes `<`, so that content text cannot close the script. */
const dataTag = ({ data }: PageTags): string =>
  data
    ? `<script ${tagMarker} type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
    : '';

/** Link previews may only read the start of a page, so their tags come before its styles. */
export function withCrawlerTags(html: HtmlBytes, tags: PageTags): HtmlBytes {
  const bare = html.replace(earlier, '');
  const head = /<head>(?:<meta charset="utf-8"\/?>)?/i.exec(bare);
  // The start script is at the very end, because data after it would move whenever it is rewritten.
  const end = bare.search(/<script data-scripts=|<\/body>/);
  if (!head || end < 0) throw new Error(`${tags.path}: expected a whole page`);
  const start = head.index + head[0].length;
  const [inHead, atEnd] = [headTags(tags), dataTag(tags)].map(encodeHtml);
  return bare.slice(0, start) + inHead + bare.slice(start, end) + atEnd + bare.slice(end);
}
