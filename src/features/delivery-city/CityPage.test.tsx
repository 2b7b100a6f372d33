import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCityView, buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { CityList } from './CityList';
import { CityPage } from './CityPage';

const city = buildCityView();
const { hours: daily } = city.services[0]!;

function NextWindow({ dispensary }: { dispensary: Dispensary }) {
  return `The next window of ${dispensary.name}`;
}

const renderCityPage = (changes: Parameters<typeof buildDispensary>[0] = {}) => {
  const view = renderInLocale(
    <CityPage
      city={{ ...city, services: [buildDispensary(changes)] }}
      menu={<p>The menu</p>}
      NextWindow={NextWindow}
    />,
  );
  return { ...view, offer: screen.getByRole('region', { name: 'Fern Delivery' }) };
};

test('D-09 a dispensary’s offer stands with its license, ZIP codes, minimum, fee, hours and windows', () => {
  const { t, offer } = renderCityPage();
  for (const line of [
    t('places.city.license', { licence: 'C9-0000000-LIC' }),
    '93701, 93702',
    t('places.city.beforeTaxes', { price: '$40' }),
    '$5',
    t('places.city.noFee', { price: '$50' }),
    t('places.city.length', { minutes: 60 }),
    t('places.city.lead', { minutes: 45 }),
  ])
    expect(within(offer).getByText(line)).toBeVisible();
  expect(within(offer).getByText(/^Every day, 10.AM – 8.PM$/)).toBeVisible();
});

test.each([
  [1, 'From the day after you order'],
  [2, 'From 2 days after you order'],
])('the earliest delivery %i days ahead is said so', (firstDay, line) => {
  expect(within(renderCityPage({ firstDay }).offer).getByText(line)).toBeVisible();
});

test('days with hours of their own are listed, and days without deliveries are not', () => {
  const { offer } = renderCityPage({ hours: { Mon: daily.Mon, Sat: { open: '11:00', close: '17:30' } }, fee: 0 });
  expect(within(offer).getByText(/^Monday, 10.AM – 8.PM$/)).toBeVisible();
  expect(within(offer).getByText(/^Saturday, 11.AM – 5:30.PM$/)).toBeVisible();
  expect(offer).not.toHaveTextContent('Sunday');
  expect(within(offer).getByText('None')).toBeVisible();
});

test('other cities of the dispensary are links, or plain text without a page', () => {
  renderCityPage();
  expect(screen.getByRole('link', { name: 'Clovis' })).toHaveAttribute('href', '/us/en/xpress/clovis');
  expect(screen.getByText('Sanger')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sanger' })).toBeNull();
});

test('the city’s own text and its neighborhoods with their ZIP codes follow the menu', () => {
  const { t, offer } = renderCityPage();
  expect(offer).toHaveTextContent(`${t('places.city.next')}The next window of Fern Delivery`);
  const about = screen.getByRole('region', { name: t('places.city.about', { city: 'Fresno' }) });
  expect(about).toHaveTextContent('It lies in a valley.Its streets are wide.');
  expect(screen.getByText('The menu').compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const neighborhoods = screen.getByRole('region', { name: t('places.city.neighborhoods') });
  expect(neighborhoods).toHaveTextContent('Tower District93701');
});

test('the list of cities names each dispensary with its license and terms', () => {
  const { name: dispensary, ...terms } = buildDispensary();
  const { t } = renderInLocale(
    <CityList
      groups={[
        { ...terms, dispensary, cities: city.others },
        {
          ...terms,
          id: 'moss',
          dispensary: 'Moss',
          licence: 'C9-0000001-LIC',
          fee: 0,
          minimum: 60,
          firstDay: 1,
          cities: [],
        },
      ]}
    />,
  );
  const list = screen.getByRole('region', { name: t('places.city.list') });
  expect(list).toHaveTextContent(
    'Fern DeliveryLicense C9-0000000-LICMinimum order$40 before taxesDelivery fee$5None on orders above $50Delivery windowsThe first starts 45 minutes or more after you orderClovisSanger',
  );
  expect(list).toHaveTextContent(
    'MossLicense C9-0000001-LICMinimum order$60 before taxesDelivery feeNoneDelivery windowsFrom the day after you order',
  );
});
