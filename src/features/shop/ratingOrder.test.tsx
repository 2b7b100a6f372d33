import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { useOwnerRatings } from '../../state/ownerRatings';
import { ProductListing } from './ProductListing';

const pods = ['Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune'].map((title) =>
  buildSummary({ slug: title.toLowerCase().replace(' ', '-'), title, regions: ['CA', 'CA_ALL'] }),
);
const path = 'GET /v1/app/ratings';
const rated = (...given: [slug: string, average: number, count: number][]) => ({
  [path]: { products: given.map(([slug, average, count]) => ({ slug, average, count })) },
});

function open(search: string, answers: Parameters<typeof fakeApi>[0], localeId: LocaleId = 'en-US') {
  window.history.replaceState(null, '', `${localePath(localeOf(localeId), '/shop/pods')}${search}`);
  const api = fakeApi({ [`GET /catalogue/${localeId}.json`]: pods satisfies ProductSummary[], ...answers });
  const listing = { products: pods, total: pods.length };
  return { ...renderInLocale(<ProductListing listing={listing} routeId="pods" />, { localeId }), api };
}
const expectShown = (...titles: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual(titles),
  );

beforeEach(() => useOwnerRatings.setState(useOwnerRatings.getInitialState()));

describe('D-43 the order by owner rating', () => {
  test('puts the best average first, then the most ratings, then pods without enough', async () => {
    open('?sort=rating', rated(['dune', 4.8, 7], ['amber-sky', 4.1, 90], ['cedar-chest', 4.8, 12]));
    await expectShown('Cedar Chest', 'Dune', 'Amber Sky', 'Birch Lane');
  });

  test('also in rows, which say each rating', async () => {
    open('?sort=rating&view=list', rated(['dune', 4.8, 7]));
    await expectShown('Dune', 'Amber Sky', 'Birch Lane', 'Cedar Chest');
    expect(await screen.findByText('4.8 out of 5, 7 owner ratings')).toBeInTheDocument();
  });

  test('says so if the ratings do not load, and shows the newest first', async () => {
    const { t } = open('?sort=rating', { [path]: offline });
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(await screen.findByText(t('list.ratingsUnknown'))).toBeVisible();
  });

  test('D-05 is not offered in Canada, which asks for no ratings', async () => {
    const { api, t } = open('?sort=rating', { [path]: { products: [] } }, 'fr-CA');
    await waitFor(() => expect(api.callsOf('GET /lists/fr-CA/list.json')).toHaveLength(1));
    expect(await screen.findByText(t('list.notOffered'))).toBeVisible();
    expect(screen.queryByRole('option', { name: t('list.sort.rating') })).toBeNull();
    expect(api.callsOf(path)).toEqual([]);
  });
});
