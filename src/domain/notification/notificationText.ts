import { localePath, splitLocalePath, type Locale } from '../region/locales';
import { parseRedirect } from '../site/routing/redirect';

const tokens = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<>]+|[<>]/gi;
const tags = ['p', 'a', 'strong', 'em'];

const address = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i;
const isPath = (href: string) => !/\s/.test(href) && parseRedirect(href) !== null && !splitLocalePath(href);

function attributeFault(tag: string, attributes: string): string | null {
  if (tag !== 'a') return attributes ? `expected <${tag}> without attributes, got <${tag}${attributes}>` : null;
  const href = /^ href="([^"]*)"$/.exec(attributes)?.[1];
  if (href === undefined) return `expected a link as <a href="…"> with no other attribute, got <a${attributes}>`;
  if (isPath(href) || address.test(href)) return null;
  return `expected href to be a path under the locale such as /shop, or an address with https://, got ${href}`;
}

function openingFault(tag: string, open: readonly string[]): string | null {
  if (tag === 'p' && open.length) return `expected no <p> inside <${open.at(-1)}>`;
  return open.includes(tag) ? `expected no <${tag}> inside another` : null;
}

/** Pages insert this HTML unescaped, so only nested, lowercase p, a (with href), strong and em tags are valid. */
export function notificationTextFault(html: string): string | null {
  const open: string[] = [];
  for (const [token, slash, tag, attributes = ''] of html.matchAll(tokens)) {
    if (token === '<' || token === '>') return 'expected &lt; and &gt; outside of tags';
    if (tag === undefined) continue;
    if (!tags.includes(tag)) return `expected only the tags p, a, strong and em, got <${slash}${tag}>`;
    if (slash) {
      const last = open.pop();
      if (last !== tag || attributes) return `expected ${last ? `</${last}>` : 'an opening tag'} before ${token}`;
      continue;
    }
    const fault = openingFault(tag, open) ?? attributeFault(tag, attributes);
    if (fault) return fault;
    open.push(tag);
  }
  return open.length ? `expected </${open.at(-1)}> at the end` : null;
}

/** href="/shop" → href="/ca/fr/shop". */
export const localizeLinks = (html: string, locale: Locale): string =>
  html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localePath(locale, path)}"`);
