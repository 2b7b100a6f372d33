import { expect, test } from 'vitest';
import { localePath, locales } from '../../domain/region/locales';
import { routes, staticPath } from '../../domain/site/routing/routes';
import { robotsText } from './robots';

const lines = (context?: string) => robotsText('https://site.test', context).trimEnd().split('\n');

test.each([undefined, 'production'])('in the context %s crawlers may read everything except services', (context) => {
  expect(lines(context)[0]).toBe('User-agent: *');
  expect(lines(context)).toEqual(expect.arrayContaining(['Disallow: /v1/', 'Disallow: /.netlify/', 'Disallow: /__']));
  expect(lines(context).filter((line) => /shop|terms|Disallow: \/$/.test(line))).toEqual([]);
  expect(lines(context).at(-1)).toBe('Sitemap: https://site.test/sitemap.xml');
});

test('a page that says noindex may be read, or no crawler would know', () => {
  const disallowed = lines()
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  const pages = locales.flatMap((locale) => routes.map(({ path }) => localePath(locale, staticPath(path))));
  const blocked = [...pages, '/admin'].filter((page) => disallowed.some((path) => page.startsWith(path)));
  expect(blocked).toEqual([]);
});

test.each(['deploy-preview', 'branch-deploy', 'dev'])('crawlers may read nothing of a %s', (context) => {
  expect(lines(context)).toEqual(['User-agent: *', 'Disallow: /']);
});
