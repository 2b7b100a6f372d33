import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseRegion } from '../../state/region';
import { RegionShelf } from './RegionShelf';

const californian = ['Amber', 'Birch', 'Cedar'].map((title) => buildSummary({ slug: title, title }));
const ohioan = ['Dune', 'Elm', 'Fern'].map((title) => buildSummary({ slug: title, title, regions: ['OH'] }));
const catalogue = [
  ...californian,
  ...ohioan,
  buildSummary({ slug: 'soon', regions: ['OH'], availability: 'coming-soon' }),
];

function renderRegionShelf(answer: object = catalogue) {
  const api = fakeApi({ 'GET /catalogue/en-US.json': answer });
  const shelf = <RegionShelf listing={{ products: californian, total: 3 }} routeId="home" limit={2} />;
  return { ...renderInLocale(shelf), api };
}
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('S2-02 a shelf shows some of the default region’s products, and fetches nothing', () => {
  const { api } = renderRegionShelf();
  expect(titles()).toEqual(['Amber', 'Birch']);
  expect(api.calls).toEqual([]);
});

test('S3-04 in another region it hides those, and shows what is sold there', async () => {
  chooseRegion('us', 'OH');
  renderRegionShelf();
  expect(screen.queryByText('Amber')).not.toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Dune', 'Elm']));
});

test('S3-04 it never shows the pods of the region before, not even while its own load', async () => {
  chooseRegion('us', 'OH');
  const others = Array.from({ length: 600 }, (_, index) => buildSummary({ slug: `pod-${index}`, regions: ['CA'] }));
  const { api } = renderRegionShelf([...catalogue, ...others, buildSummary({ title: 'Gale', regions: ['WA'] })]);
  await waitFor(() => expect(titles()).toEqual(['Dune', 'Elm']));
  const pending = 'GET /lists/en-US/cards-37.json';
  api.answers[pending] = neverResponds;
  act(() => chooseRegion('us', 'WA'));
  await waitFor(() => expect(api.callsOf(pending)).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('link')).toEqual([]));
  expect(screen.getByText('Amber')).not.toBeVisible();
});

test('a region that sells nothing says so', async () => {
  chooseRegion('us', 'WA');
  const { t } = renderRegionShelf();
  expect(await screen.findByText(t('list.emptyRegion'))).toBeVisible();
});

test('a click retries when the catalogue failed to load', async () => {
  chooseRegion('us', 'OH');
  const { api, user, t } = renderRegionShelf(offline as never);
  await screen.findByRole('alert');
  api.answers['GET /catalogue/en-US.json'] = catalogue;
  await user.click(screen.getByRole('button', { name: t('app.retry') }));
  await waitFor(() => expect(titles()).toEqual(['Dune', 'Elm']));
});
