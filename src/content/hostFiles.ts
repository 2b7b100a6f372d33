import { localePath, locales } from '../domain/region/locales';
import { missingPagePath } from '../domain/site/missingPage';
import { routes, staticPath } from '../domain/site/routes';
import { orderWorkerFile } from './orderWorker';
import { editorPolicy } from './pagePolicy';
import { siteWorkerFile } from './siteWorker';

/** Addresses that only the browser can complete, and a 404 page in the visitor's language, whose own address is no page either. */
function redirects(): string[] {
  const rewrites = locales.flatMap((locale) =>
    routes
      .filter((route) => staticPath(route.path) !== route.path)
      .map((route) => {
        const path = localePath(locale, staticPath(route.path));
        return `${path}/* ${path} 200`;
      }),
  );
  // Forced, since the host prefers a file to a rule.
  const missingPages = [
    ...locales.map(({ prefix }) => `${prefix}/404/* ${prefix}/404/index.html 404!`),
    ...['/404', missingPagePath].map((path) => `${path} ${missingPagePath} 404!`),
  ];
  const missing = locales.map(({ prefix }) => `${prefix}/* ${prefix}/404 404`);
  return [...missingPages, ...rewrites, ...missing, `/* ${missingPagePath} 404`];
}

interface PolicyHeaders {
  /** The pages' content security policy, which a finished build knows. */
  policy: string;
  /** Where its reports go. */
  endpoints: string;
}

const immutable = 'public, max-age=31536000, immutable';

/** Files whose names hold a hash never change; all else is asked for again each time. */
const headers = ({ policy, endpoints }: PolicyHeaders) => [
  '/*',
  `  Content-Security-Policy: ${policy}`,
  `  Reporting-Endpoints: ${endpoints}`,
  '  Strict-Transport-Security: max-age=63072000',
  '  X-Content-Type-Options: nosniff',
  '  Referrer-Policy: strict-origin-when-cross-origin',
  '  X-Frame-Options: DENY',
  '  Cross-Origin-Opener-Policy: same-origin',
  // Of the powers a browser may ask its reader for, those that the shop uses.
  '  Permissions-Policy: geolocation=(self), screen-wake-lock=(self), fullscreen=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // Its page looks into a frame of its own.
  '/admin/*',
  `  Content-Security-Policy: ${editorPolicy}`,
  '  X-Frame-Options: SAMEORIGIN',
  // Signing in to GitHub opens a window that answers its opener.
  '  Cross-Origin-Opener-Policy: unsafe-none',
  '/*.js',
  `  Cache-Control: ${immutable}`,
  // Their names stay as their text changes; of two rules the later one counts.
  ...[siteWorkerFile, orderWorkerFile].flatMap((file) => [
    `/${file}`,
    '  Cache-Control: public, max-age=0, must-revalidate',
  ]),
  '/pictures/*',
  `  Cache-Control: ${immutable}`,
  '/og/*',
  `  Cache-Control: ${immutable}`,
  '/fonts/*',
  `  Cache-Control: ${immutable}`,
];

const linesOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** The host's file of redirects, as Netlify and the local server read it. */
export const redirectsFile = (): string => linesOf(redirects());

/** The host's file of headers. */
export const headersFile = (given: PolicyHeaders): string => linesOf(headers(given));
