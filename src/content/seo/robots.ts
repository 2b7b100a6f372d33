/**
 * Paths that are not pages. Pages that must not be indexed say so themselves, and are crawled: a crawler that may not read
 * a page never learns that, and may list its address.
 */
const services = ['/v1/', '/pas/', '/.netlify/', '/geo', '/__'];

/** The robots.txt. A deploy outside production disallows everything (`context` is Netlify's CONTEXT). */
export function robots(siteUrl: string, context: string | undefined): string {
  if (context && context !== 'production') return 'User-agent: *\nDisallow: /\n';
  const disallowed = services.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...disallowed, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}
