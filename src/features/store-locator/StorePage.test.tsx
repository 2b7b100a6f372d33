import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildStore } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { StorePageView } from '../../content/pages/locationViews';
import type { LocaleId } from '../../domain/region/locales';
import { weekdays } from '../../domain/time/weekdays';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { StorePage } from './StorePage';

const { brands: _, ...facts } = buildStore({
  name: 'Birch',
  city: 'Fresno',
  hours: Object.fromEntries(weekdays.map((day) => [day, { open: '09:00', close: '21:00' }])),
  exceptions: [
    { day: '2026-11-26', hours: null },
    { day: '2026-12-24', hours: { open: '10:00', close: '16:00' } },
  ],
  payments: ['cash', 'debit'],
});
const store: StorePageView = {
  ...facts,
  brands: [
    { name: 'Alder', path: '/shop/makers/alder' },
    { name: 'Elm', path: null },
  ],
  nearby: [{ path: '/stores/ash', name: 'Ash', city: 'Clovis', state: 'CA', distanceKm: 16.1 }],
};

const renderStorePage = (localeId: LocaleId = 'en-US', changes: Partial<StorePageView> = {}) =>
  renderInLocale(<StorePage store={{ ...store, ...changes }} />, { localeId });

// 11 AM on Tuesday, December 1 in California.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T19:00:00Z'), toFake: ['Date'] }));

describe('a store’s page', () => {
  test('S2-20 has what a visit needs, and links to its makers and its neighbors', () => {
    const { t } = renderStorePage();
    const detail = (name: string) => screen.getByText(name).nextElementSibling;
    expect(detail(t('places.address'))).toHaveTextContent('1 Oak Ave');
    expect(detail(t('places.payments'))).toHaveTextContent('cash, debit cards');
    expect(detail(t('places.bring'))).toHaveTextContent('21 or over');
    expect(screen.getByRole('link', { name: t('storeLocator.directionsTo', { store: 'Birch' }) })).toHaveAttribute(
      'target',
      '_blank',
    );
    const brands = screen.getByRole('region', { name: t('places.brands') });
    expect(within(brands).getByRole('link')).toHaveAttribute('href', '/us/en/shop/makers/alder');
    expect(within(brands).getAllByRole('listitem')[1]).toHaveTextContent('Elm');
    const nearby = screen.getByRole('region', { name: t('places.nearby') });
    expect(within(nearby).getByRole('listitem')).toHaveTextContent(/AshClovis · 10 mi/);
    expect(within(nearby).getByRole('link', { name: t('places.find') })).toHaveAttribute(
      'href',
      '/us/en/store-locator',
    );
  });

  test('says whether the store is open, marks today, and lists only dates to come', () => {
    const { t } = renderStorePage();
    const hours = screen.getByRole('region', { name: t('storeLocator.hours') });
    expect(hours).toHaveTextContent(/Open until 9.PM/);
    expect(within(hours).getByRole('row', { current: 'date' })).toHaveTextContent('Tuesday');
    expect(within(hours).getAllByRole('listitem')).toHaveLength(1);
    expect(within(hours).getByRole('listitem')).toHaveTextContent(/^Thu, Dec 24/);
  });

  test('its HTML has every date with other hours, and does not know the time', () => {
    const html = renderToStaticMarkup(
      <LocaleProvider localeId="fr-CA">
        <StorePage store={store} />
      </LocaleProvider>,
    );
    expect(html).toContain('Fermé le jeudi 26 novembre');
    expect(html).not.toMatch(/aria-current|Ouvert jusqu/);
    expect(html.match(/<tr/g)).toHaveLength(7);
  });

  test('leaves out what is unknown', () => {
    const { t } = renderStorePage('en-CA', { payments: undefined, brands: [], nearby: [] });
    expect(screen.queryByText(t('places.payments'))).toBeNull();
    expect(screen.queryByRole('region', { name: t('places.brands') })).toBeNull();
    expect(screen.getByText(t('places.bring.ca'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('places.find') })).toBeVisible();
  });
});
