import type { HeadProps } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '../../content/source/readContent';
import { sitePages } from '../../content/pages/sitePages';
import type { PageContext } from '../../content/pages/pageContext';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../tests/fixtures/contentFolder';
import '../../../tests/fixtures/renderInLocale';
import { PageHead } from './PageHead';

const contextOf = (path: string): PageContext =>
  sitePages(readContent(writeContent(), fixturePictureNames), renderedPictures).find((page) => page.path === path)!
    .context;

const headOf = (pageContext: PageContext): string =>
  renderToStaticMarkup(<PageHead {...({ pageContext } as HeadProps<object, PageContext>)} />);

test('S2-01 S1-03 a page has its title and its canonical URL', () => {
  const html = headOf(contextOf('/ca/fr/terms'));
  expect(html).toContain('<title>Title of terms (fr) · Lumapod</title>');
  expect(html).toContain('<meta name="description" content="Description of terms (fr)"/>');
  expect(html).toContain('<link rel="canonical" href="https://site.test/ca/fr/terms"/>');
  expect(html).not.toContain('robots');
});

test('S1-16 the browser’s theme color is that of the installed app', () => {
  const context = contextOf('/us/en');
  const shell = { ...context.shell, themeColor: '#102030' };
  expect(headOf({ ...context, shell })).toContain('<meta name="theme-color" content="#102030"/>');
});

test.each(['/us/en/sign-in', '/us/en/user/account', '/ca/en/store-locator'])(
  'D-08 %s is excluded from search engines and has no canonical URL',
  (path) => {
    const html = headOf(contextOf(path));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
  },
);

test.each([
  ['notFound', 'en-US', 'Page not found'],
  ['serverError', 'fr-CA', 'Un problème est survenu de notre côté'],
] as const)('S2-01 the page for %s in %s has its own title: %s', (routeId, localeId, title) => {
  const html = headOf({ ...contextOf('/us/en'), routeId, localeId });
  expect(html).toContain(`<title>${title} · Lumapod</title>`);
  expect(html).toContain('noindex');
});
