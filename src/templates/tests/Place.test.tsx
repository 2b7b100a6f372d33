import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCityView } from '../../../tests/fixtures/builders/buildCity';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildOffer, buildStore, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import Place from '../Place';

const { brands: _, ...facts } = buildStore({ id: 'fresno', name: 'Birch' });
const city = buildCityView();

const renderPage = (context: Partial<PageContext>) => {
  const pageContext = { words: buildWords({ heading: 'The heading', lead: 'The lead.' }), ...context };
  return renderTemplate(Place, { pageContext });
};

describe('the page of a place', () => {
  test('leads back to the page above it', () => {
    const { t } = renderPage({
      parent: { label: 'Store locator', path: '/store-locator' },
      store: { ...facts, brands: [], nearby: [] },
    });
    const link = within(screen.getByRole('navigation', { name: t('app.breadcrumb') }));
    expect(link.getByRole('link', { name: 'Store locator' })).toHaveAttribute('href', '/us/en/store-locator');
    expect(link.getByText('The heading')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The heading');
    expect(screen.queryByRole('button', { name: t('xpress.check.submit') })).toBeNull();
  });

  test('S2-20 lists the stores of each region', () => {
    renderPage({
      storesByRegion: [
        { region: 'CA', stores: [{ path: '/stores/fresno', name: 'Birch', city: 'Fresno', state: 'CA' }] },
        { region: 'OH', stores: [{ path: '/stores/toledo', name: 'Ash', city: 'Toledo', state: 'OH' }] },
      ],
    });
    const ohio = screen.getByRole('region', { name: 'Ohio' });
    expect(within(ohio).getByRole('link', { name: 'Ash' })).toHaveAttribute('href', '/us/en/stores/toledo');
    expect(within(ohio).getByRole('listitem')).toHaveTextContent('Toledo');
  });

  test('D-09 of a city asks for the address, and leads to the pods', async () => {
    fakeApi(deliveryAnswers());
    const { t, user } = renderPage({ city });
    expect(screen.getByRole('link', { name: t('xpress.shop') })).toHaveAttribute('href', '/us/en/shop/pods');
    await user.click(screen.getByRole('button', { name: t('xpress.check.submit') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('of a city has the menu and the next window of its dispensary without an address', async () => {
    const api = fakeApi({
      'GET /.netlify/functions/delivery-provider-products': [
        buildOffer({ price: { amount: 27.5, currencyCode: 'USD' } }),
      ],
    });
    renderPage({ city });
    expect(await screen.findByText('$27.50')).toBeVisible();
    expect(await screen.findByText(/^(Today|Tomorrow), /)).toBeVisible();
    expect(api.calls.map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
      ['delivery-provider-products', { providerId: 'fern' }],
    ]);
  });

  test('S4-26 of a city shows the live terms once there is an address', async () => {
    fakeApi(deliveryAnswers());
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderPage({ city });
    expect(await screen.findByRole('region', { name: t('xpress.here', { address: '12 Elm St' }) })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Fern Delivery' })).toBeVisible();
  });
});
