import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './hostFiles';

const linesOf = (file: string) => file.trimEnd().split('\n');
const policy = "default-src 'none'";

test('S2-18 S2-19 addresses completed in the browser are served by their page, before any 404', () => {
  const redirects = linesOf(redirectsFile());
  const missing = redirects.indexOf('/us/en/* /us/en/404 404');
  for (const prefix of ['/us/en', '/ca/en', '/ca/fr'])
    for (const path of ['/delivery/order', '/rating', '/lab-report']) {
      const ruleIndex = redirects.indexOf(`${prefix}${path}/* ${prefix}${path} 200`);
      expect([prefix, path, ruleIndex >= 0 && ruleIndex < missing]).toEqual([prefix, path, true]);
    }
  expect(redirects.filter((line) => line.endsWith(' 200'))).toHaveLength(9);
});

test('each further page of a list and its data are served from their own files, although the list’s exist', () => {
  const path = '/us/en/shop/pods/page/2';
  const redirects = linesOf(redirectsFile({ listPages: [{ path, page: 2 }] }));
  expect(redirects.filter((line) => line.includes('page=2'))).toEqual([
    `/us/en/shop/pods page=2 ${path}/index.html 200!`,
    `/page-data/us/en/shop/pods/page-data.json page=2 /page-data${path}/page-data.json 200!`,
    `${path} /us/en/shop/pods?page=2 301!`,
  ]);
  expect(redirects).toHaveLength(linesOf(redirectsFile()).length + 3);
});

test('the address of a page that ended leads to the page that replaces it for good, before any 404', () => {
  const lines = linesOf(redirectsFile({ moved: [{ from: '/us/en/xpress/a', to: '/us/en/xpress' }] }));
  const rule = lines.indexOf('/us/en/xpress/a /us/en/xpress 301');
  expect(rule).toBeGreaterThanOrEqual(0);
  expect(rule).toBeLessThan(lines.indexOf('/us/en/* /us/en/404 404'));
});

test('S2-01 an unknown path shows its language’s 404 page, and any other path the default one, last', () => {
  expect(linesOf(redirectsFile()).slice(-4)).toEqual([
    '/us/en/* /us/en/404 404',
    '/ca/en/* /ca/en/404 404',
    '/ca/fr/* /ca/fr/404 404',
    '/* /404.html 404',
  ]);
});

test('S1-03, S3-13 a country without a language leads to its first one, and an order’s path to its page', () => {
  expect(linesOf(redirectsFile()).filter((line) => line.endsWith(' 302'))).toEqual([
    '/us /us/en 302',
    '/ca /ca/en 302',
    '/delivery/order/* /us/en/delivery/order/:splat 302',
  ]);
});

test('S2-01 the 404 pages respond with 404 at their own addresses too, although the files exist', () => {
  expect(linesOf(redirectsFile()).slice(0, 5)).toEqual([
    '/us/en/404/* /us/en/404/index.html 404!',
    '/ca/en/404/* /ca/en/404/index.html 404!',
    '/ca/fr/404/* /ca/fr/404/index.html 404!',
    '/404 /404.html 404!',
    '/404.html /404.html 404!',
  ]);
});

test('files with a hash in their name are cached forever, and every response has the security headers', () => {
  const text = headersFile({ policy, endpoints: 'csp="/v1/csp-reports"' });
  expect(text).toContain('\n  Reporting-Endpoints: csp="/v1/csp-reports"\n');
  for (const path of ['/*.js', '/pictures/*', '/og/*', '/fonts/*'])
    expect(text).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  for (const name of ['order-worker', 'draft-preview'])
    expect(text.indexOf(`/${name}.js\n  Cache-Control: public, max-age=0, must-revalidate\n`)).toBeGreaterThan(
      text.indexOf('/*.js\n'),
    );
  // The later of two rules wins, and the editor's pictures are drawings too.
  expect(text.indexOf("/*.svg\n  Content-Security-Policy: default-src 'none'; ")).toBeGreaterThan(
    text.indexOf('/admin/*\n'),
  );
  const everywhere = text.slice(0, text.indexOf('\n/', 1));
  expect(everywhere.split('\n')).toEqual(
    expect.arrayContaining(['/*', '  X-Content-Type-Options: nosniff', '  X-Frame-Options: SAMEORIGIN']),
  );
  expect(everywhere).not.toContain('immutable');
});
