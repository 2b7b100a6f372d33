/** Pages with noindex must stay crawlable: a crawler that cannot read the noindex may list the URL. */
const disallowedPaths = ['/v1/', '/pas/', '/.netlify/', '/geo', '/__'];

/** A deploy outside production disallows everything (`context` is Netlify's CONTEXT). */
export function robotsText(siteUrl: string, context: string | undefined): string {
  if (context && context !== 'production') return 'User-agent: *\nDisallow: /\n';
  const disallowed = disallowedPaths.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...disallowed, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}
