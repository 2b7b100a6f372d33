import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildItem, buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildAddress, buildProvider, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import Xpress from '../Xpress';

const providers = 'GET /.netlify/functions/delivery-available-providers';
const picture = { base: '/pictures/delivery', width: 1200, height: 900, widths: [480] };
const pageContext = {
  words: buildWords({
    heading: 'To your door',
    lead: 'Licensed dispensaries deliver.',
    sections: [
      buildSection({ id: 'what', heading: 'Who does what', picture }),
      buildSection({
        id: 'facts',
        kind: 'facts',
        heading: 'Before you order',
        items: [buildItem({ id: 'fee', heading: 'Delivery fee', text: '$5' })],
      }),
    ],
  }),
} as unknown as PageContext;

const renderPage = (shown = pageContext) => renderTemplate(Xpress, { pageContext: shown });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('S2-26 D-09 the delivery page', () => {
  test('shows the facts before an address is typed, and sends no request', async () => {
    const api = fakeApi({});
    const { container } = renderPage();
    expect(await screen.findByRole('heading', { name: 'Who does what' })).toBeVisible();
    expect(headings()).toEqual(['To your door', 'Before you order', 'Who does what']);
    const facts = screen.getByRole('region', { name: 'Before you order' });
    expect(within(facts).getByRole('definition')).toHaveTextContent('$5');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(api.calls).toEqual([]);
  });

  test('a photo at the top has its alt text', async () => {
    fakeApi({});
    const sections = [
      buildSection({ id: 'what', heading: 'Who', picture: { ...picture, alt: 'A courier at a door' } }),
    ];
    renderPage({ ...pageContext, words: buildWords({ heading: 'To your door', sections }) });
    expect(await screen.findByRole('img', { name: 'A courier at a door' })).toBeVisible();
  });

  test('leads to the address and into the shop', async () => {
    const { t, user } = renderPage();
    expect(screen.getByRole('link', { name: t('xpress.shop') })).toHaveAttribute('href', '/us/en/shop/pods');
    await user.click(screen.getByRole('button', { name: t('xpress.check.submit') }));
    expect(usePanel.getState().open).toBe('address');
  });
});

describe('D-09 with an address', () => {
  test('S4-26 shows the facts and hours of the dispensary that delivers there', async () => {
    fakeApi(deliveryAnswers(buildProvider({ deliveryTotalMinimum: 45 })));
    chooseDeliveryPlace(chosenPlace);
    const { t, user } = renderPage();
    const here = await screen.findByRole('region', { name: t('xpress.here', { address: '12 Elm St' }) });
    expect(here).toHaveTextContent(t('product.fulfilledBy', { provider: 'Fernlight Delivery' }));
    expect(within(here).getByText(t('xpress.minimumValue', { price: '$45' }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('expressDelivery.otherAddress') })).toBeVisible();
    await user.click(within(here).getByRole('button', { name: t('address.hours') }));
    expect(usePanel.getState().open).toBe('hours');
  });

  test('S4-24 says that the address is being looked up', async () => {
    fakeApi({ ...deliveryAnswers(), [providers]: neverResponds });
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderPage();
    expect(await screen.findByText(t('address.loadingProvider'))).toBeVisible();
  });

  test('S8-15 where nobody delivers, names the town and links to stores', async () => {
    fakeApi({
      ...deliveryAnswers(null),
      'GET /.netlify/functions/delivery-place-to-address': buildAddress({ city: 'Fresno' }),
    });
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderPage();
    expect(await screen.findByText(t('expressDelivery.notAvailable', { city: 'Fresno', state: 'CA' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('xpress.stores') })).toHaveAttribute('href', '/us/en/store-locator');
  });

  test('S4-10 says that nobody delivers if the town is unknown', async () => {
    fakeApi({
      ...deliveryAnswers(null),
      'GET /.netlify/functions/delivery-place-to-address': problem(503, 'maps_unavailable'),
    });
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderPage();
    expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
  });

  test('offline it does not claim that nobody delivers, and loads once online', async () => {
    await nextNetwork(false);
    fakeApi(deliveryAnswers());
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.providers'));
    await nextNetwork(true);
    expect(await screen.findByText('Fernlight Delivery')).toBeVisible();
  });

  test('S8-06 says that the lookup failed, and lets the shopper retry', async () => {
    const api = fakeApi({ ...deliveryAnswers(), [providers]: problem(500, 'internal') });
    chooseDeliveryPlace(chosenPlace);
    const { t, user } = renderPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.providers'));
    api.answers[providers] = [buildProvider()];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByText('Fernlight Delivery')).toBeVisible();
  });
});
