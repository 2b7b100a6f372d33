import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { CityView } from '../../content/pages/locationViews';
import { weekdays } from '../../domain/time/weekdays';
import { CityList } from './CityList';
import { CityPage } from './CityPage';

const daily = Object.fromEntries(weekdays.map((day) => [day, { open: '10:00', close: '20:00' }]));
const fern: CityView['services'][number] = {
  id: 'fern',
  name: 'Fern Delivery',
  licence: 'C9-0000000-LIC',
  minimum: 40,
  fee: 5,
  hours: daily,
  windowMinutes: 60,
  leadMinutes: 45,
  firstDay: 0,
  postalCodes: ['93701', '93702'],
};
const city: CityView = { name: 'Fresno', services: [fern], others: [{ name: 'Clovis', path: '/xpress/clovis' }] };

const renderCityPage = (changes: Partial<typeof fern> = {}) => {
  const view = renderInLocale(<CityPage city={{ ...city, services: [{ ...fern, ...changes }] }} />);
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

test('other cities of the dispensary are links', () => {
  renderCityPage();
  expect(screen.getByRole('link', { name: 'Clovis' })).toHaveAttribute('href', '/us/en/xpress/clovis');
});

test('the list of cities names each dispensary with its license', () => {
  const { t } = renderInLocale(
    <CityList groups={[{ dispensary: 'Fern Delivery', licence: 'C9-0000000-LIC', cities: city.others }]} />,
  );
  const list = screen.getByRole('region', { name: t('places.city.list') });
  expect(list).toHaveTextContent('Fern DeliveryLicense C9-0000000-LICClovis');
});
