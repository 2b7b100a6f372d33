import { listPathOfPage } from '../../domain/site/routing/listPage';
import { defaultLocale, localePath, locales } from '../../domain/region/locales';
import { missingPagePath, pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { routeOf, routes, staticPath } from '../../domain/site/routing/routes';
import { previewScript } from '../../domain/editorial/previewMessage';
import { orderWorkerFile } from './writeOrderWorker';
import { drawingPolicy, editorPolicy } from './pagePolicy';
import { siteWorkerFile } from './siteWorker';

export interface ListPage {
  path: string;
  page: number;
}

export interface MovedPage {
  from: string;
  to: string;
}

interface RedirectSource {
  listPages?: readonly ListPage[];
  /** Pages that ended, each with the page that replaces it. */
  moved?: readonly MovedPage[];
}

/** Serves '/us/en/shop/pods?page=2' from its own file. Forced with `!`, because the first page's file exists. */
const listPageRules = (pages: readonly ListPage[]): string[] =>
  pages.flatMap(({ path, page }) => {
    const list = listPathOfPage(path);
    return [
      `${list} page=${page} ${path}/index.html 200!`,
      `${pageDataFile(list)} page=${page} ${pageDataFile(path)} 200!`,
      `${path} ${list}?page=${page} 301!`,
    ];
  });

function redirects({ listPages = [], moved = [] }: RedirectSource): string[] {
  const rewrites = locales.flatMap((locale) =>
    routes
      .filter((route) => staticPath(route.path) !== route.path)
      .map((route) => {
        const path = localePath(locale, staticPath(route.path));
        return `${path}/* ${path} 200`;
      }),
  );
  // Forced with `!`, because the host prefers an existing file to a rule.
  const missingPages = [
    ...locales.map(({ prefix }) => `${prefix}/404/* ${prefix}/404/index.html 404!`),
    ...['/404', missingPagePath].map((path) => `${path} ${missingPagePath} 404!`),
  ];
  const countries = [...new Set(locales.map(({ country }) => country))].map((country) => {
    const { prefix } = locales.find((locale) => locale.country === country)!;
    return `/${country} ${prefix} 302`;
  });
  // The API returns this path without a locale's prefix: `detailsPagePath`.
  const order = staticPath(routeOf('order').path);
  const missing = locales.map(({ prefix }) => `${prefix}/* ${prefix}/404 404`);
  return [
    ...missingPages,
    ...listPageRules(listPages),
    ...moved.map(({ from, to }) => `${from} ${to} 301`),
    ...countries,
    `${order}/* ${localePath(defaultLocale, order)}/:splat 302`,
    ...rewrites,
    ...missing,
    `/* ${missingPagePath} 404`,
  ];
}

interface PolicyHeaders {
  policy: string;
  endpoints: string;
}

const immutable = 'public, max-age=31536000, immutable';

/** Files with a hash in their name never change. Browsers revalidate all others each time. */
const headers = ({ policy, endpoints }: PolicyHeaders) => [
  '/*',
  `  Content-Security-Policy: ${policy}`,
  `  Reporting-Endpoints: ${endpoints}`,
  '  Strict-Transport-Security: max-age=63072000',
  '  X-Content-Type-Options: nosniff',
  '  Referrer-Policy: strict-origin-when-cross-origin',
  '  X-Frame-Options: SAMEORIGIN',
  '  Cross-Origin-Opener-Policy: same-origin',
  '  Permissions-Policy: geolocation=(self), screen-wake-lock=(self), fullscreen=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  '/admin/*',
  `  Content-Security-Policy: ${editorPolicy}`,
  // The sign-in to GitHub opens a popup that reports back to its opener.
  '  Cross-Origin-Opener-Policy: unsafe-none',
  // Must follow the rule for /admin/*, which also matches the drawings in that folder. The later rule wins.
  '/*.svg',
  `  Content-Security-Policy: ${drawingPolicy}`,
  '/*.js',
  `  Cache-Control: ${immutable}`,
  // The names of these files do not change with their content. The later of two rules wins.
  ...[siteWorkerFile, orderWorkerFile, previewScript].flatMap((file) => [
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

const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`;

export const redirectsFile = (source: RedirectSource = {}): string => joinLines(redirects(source));

export const headersFile = (policyHeaders: PolicyHeaders): string => joinLines(headers(policyHeaders));
