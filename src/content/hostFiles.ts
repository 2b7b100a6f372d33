import { localePath, locales } from '../domain/region/locales';
import { routes, staticPath } from '../domain/site/routes';

/** Addresses that only the browser can complete, and a 404 page in the visitor's language (S2-01). */
function redirects(): string[] {
  const rewrites = locales.flatMap((locale) =>
    routes
      .filter((route) => staticPath(route.path) !== route.path)
      .map((route) => {
        const path = localePath(locale, staticPath(route.path));
        return `${path}/* ${path} 200`;
      }),
  );
  const missing = locales.map(({ prefix }) => `${prefix}/* ${prefix}/404 404`);
  return [...rewrites, ...missing, '/* /404.html 404'];
}

const immutable = 'public, max-age=31536000, immutable';

/** Files whose names hold a hash never change; all else is asked for again each time. */
const headers = [
  '/*',
  '  X-Content-Type-Options: nosniff',
  '  Referrer-Policy: strict-origin-when-cross-origin',
  '  X-Frame-Options: DENY',
  '/*.js',
  `  Cache-Control: ${immutable}`,
  '/pictures/*',
  `  Cache-Control: ${immutable}`,
  '/og/*',
  `  Cache-Control: ${immutable}`,
  '/fonts/*',
  `  Cache-Control: ${immutable}`,
];

/** The host's own files by name: redirects and headers, as Netlify and the local server read them. */
export const hostFiles = (): Record<string, string> => ({
  _redirects: `${redirects().join('\n')}\n`,
  _headers: `${headers.join('\n')}\n`,
});
