import { localePath, locales } from '../domain/region/locales';
import { routes, staticPath } from '../domain/site/routes';

/** What the site answers that is no page. */
const services = ['/v1/', '/pas/', '/.netlify/', '/geo', '/admin', '/__'];

/** A signed-in page sends a crawler to sign in, whichever it asks for. */
const accountPaths = (): string[] => {
  const paths = routes.filter(({ isSignedIn }) => isSignedIn).map(({ path }) => staticPath(path));
  // A line speaks for all that begins with it.
  const shortest = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return locales.flatMap((locale) => shortest.map((path) => localePath(locale, path)));
};

/** What crawlers may ask for. A deploy that is not the production's tells them to stay away (`context`: Netlify's CONTEXT). */
export function robots(siteUrl: string, context: string | undefined): string {
  if (context && context !== 'production') return 'User-agent: *\nDisallow: /\n';
  const disallowed = [...services, ...accountPaths()].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...disallowed, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}
