import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { expect, test } from 'vitest';
import type { PageContext } from '../content/pages/pageContext';
import { fakeApi, noSuchFile } from '../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import NotFound from './404';

const page = { pageContext: {} } as PageProps<object, PageContext>;

test('S7-25 a product’s address is looked up in the other country', async () => {
  window.history.replaceState(null, '', '/us/en/shop/pods/nope');
  const { callsOf } = fakeApi({
    'GET /page-data/us/en/shop/pods/nope/page-data.json': noSuchFile,
    'GET /page-data/ca/en/shop/pods/nope/page-data.json': noSuchFile,
    'GET /catalogue/en-US.json': [],
  });
  const { t } = renderInLocale(<NotFound {...page} />);
  expect(screen.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
  expect(await screen.findByRole('link', { name: t('missing.list') })).toBeVisible();
  expect(callsOf('GET /page-data/ca/en/shop/pods/nope/page-data.json')).toHaveLength(1);
});

test.each(['/us/en/nope', '/us/en/shop/pods', '/us/en/shop/pods/a/b', '/nope/shop/pods/a'])(
  'S2-01 nothing is looked up at %s',
  async (path) => {
    window.history.replaceState(null, '', path);
    const { calls } = fakeApi({});
    const { t } = renderInLocale(<NotFound {...page} />);
    for (const way of ['notFound.home', 'notFound.pods', 'notFound.support'] as const)
      expect(screen.getByRole('link', { name: t(way) })).toBeVisible();
    expect(screen.queryByText(t('missing.searching'))).toBeNull();
    expect(calls).toEqual([]);
  },
);
