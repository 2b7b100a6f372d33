import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { ProductCard } from './ProductCard';

const coming = (date: string | null, rest: Partial<ProductSummary> = {}) =>
  buildSummary({ availability: 'coming-soon', availabilityComingSoonDate: date, ...rest });
const nextYear = new Date().getFullYear() + 1;

test.each([
  [null, 'Coming Soon'],
  ['2020-03-01', 'Coming Soon'],
  [`${nextYear}-03-15`, `Available March ${nextYear}`],
])('S4-08 a release date of %j is labeled %j', (date, words) => {
  renderInLocale(<ProductCard product={coming(date)} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('S4-08 the server render shows no release date', () => {
  const html = renderToString(
    <LocaleProvider localeId="en-US">
      <ProductCard product={coming(`${nextYear}-03-15`)} />
    </LocaleProvider>,
  );
  expect(html).toContain('Coming Soon');
  expect(html).not.toContain('Available March');
});

test('S9-14 of several prices the lowest is shown, with two decimals', () => {
  const [variant] = buildSummary().variants;
  const variants = [
    { ...variant!, id: 'large', price: 43.5 },
    { ...variant!, id: 'small', price: 29 },
  ];
  renderInLocale(<ProductCard product={buildSummary({ variants })} />);
  expect(screen.getByText('From $29.00')).toBeVisible();
});

test('D-43 THC and the first effect are on the card, in Canada only the THC', () => {
  const variants = [{ ...buildSummary().variants[0]!, grams: 0.5, thcGrams: 0.3597 }];
  const american = renderInLocale(<ProductCard product={buildSummary({ variants, effects: ['sleepy', 'happy'] })} />);
  expect(screen.getByText('THC 71.9% · Sleepy')).toBeVisible();
  american.unmount();
  renderInLocale(<ProductCard product={buildSummary({ variants })} />, { localeId: 'fr-CA' });
  expect(screen.getByText('THC 71,9 %')).toBeVisible();
});

test('a sold-out product says so', () => {
  renderInLocale(<ProductCard product={buildSummary({ availability: 'sold-out' })} />);
  expect(screen.getByText('Sold out')).toBeVisible();
});
