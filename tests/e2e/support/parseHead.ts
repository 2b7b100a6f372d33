export interface Head {
  lang: string | undefined;
  title: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  /** URLs by lowercase language tag, including `x-default`. */
  alternates: Record<string, string>;
}

const unescape = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => {
    const plain: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };
    return plain[entity] ?? "'";
  });

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

/** Parses what a crawler reads in a page's HTML before any script runs. */
export function parseHead(html: string): Head {
  const tags = html.match(/<(?:html|link|meta)\b[^>]*>/gi) ?? [];
  const link = (rel: string) => tags.filter((tag) => /^<link/i.test(tag) && attribute(tag, 'rel') === rel);
  const title = /<title\b[^>]*>([^<]*)<\/title>/i.exec(html)?.[1];
  return {
    lang: attribute(tags.find((tag) => /^<html/i.test(tag)) ?? '', 'lang'),
    title: title === undefined ? undefined : unescape(title),
    canonical: attribute(link('canonical')[0] ?? '', 'href'),
    robots: attribute(tags.find((tag) => attribute(tag, 'name') === 'robots') ?? '', 'content'),
    alternates: Object.fromEntries(
      link('alternate')
        .filter((tag) => attribute(tag, 'hrefLang'))
        .map((tag) => [attribute(tag, 'hrefLang')!.toLowerCase(), attribute(tag, 'href') ?? '']),
    ),
  };
}
