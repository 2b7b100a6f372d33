import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { stubNavigator } from '../../../tests/fixtures/fakePush';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { locales } from '../../domain/region/locales';
import Start from '../Start';

const renderPage = () => {
  vi.mocked(navigate).mockClear();
  vi.stubGlobal('fetch', async () => Response.json({ country: { code: 'US' }, subcountry: null, region: 'CA' }));
  const pageContext = { words: buildWords({ heading: 'Choose' }) } as PageContext;
  return renderTemplate(Start, { pageContext });
};

test('D-10 a visitor is led to a locale', async () => {
  renderPage();
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
});

test('D-10 a crawler stays: the x-default is a page of its own, with links to every locale', async () => {
  stubNavigator('userAgent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  renderPage();
  await new Promise((done) => setTimeout(done));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    locales.map(({ prefix }) => prefix),
  );
  expect(navigate).not.toHaveBeenCalled();
});
