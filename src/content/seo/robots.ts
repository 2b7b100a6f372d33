import { localePath, locales } from '../../domain/region/locales';
import { routes, staticPath } from '../../domain/site/routes';

/** Paths that are not pages. */
const services = ['/v1/', '/pas/', '/.netlify/', '/geo', '/admin', '/__'];

/** Pages that need a session redirect crawlers to sign-in. */
const accountPaths = (): string[] => {
  const paths = routes.filter(({ isSignedIn }) => isSignedIn).map(({ path }) => staticPath(path));
  // A rule covers every path that starts with it.
  const shortest = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return locales.flatMap((locale) => shortest.map((path) => localePath(locale, path)));
};

/** The robots.txt. A deploy outside production disallows everything (`context` is Netlify's CONTEXT). */
export function robots(siteUrl: string, context: string | undefined): string {
  if (context && context !== 'production') return 'User-agent: *\nDisallow: /\n';
  const disallowed = [...services, ...accountPaths()].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...disallowed, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}
