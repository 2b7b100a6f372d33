import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPod } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseRegion } from '../../state/region';
import { createChoice } from './offer/choice';
import { Differences } from './Differences';

const sizes = buildPod({ availabilityComingSoonDate: '2020-01-01' }, [
  {
    id: 'half',
    title: '0.5 g',
    grams: 0.5,
    thcGrams: 0.3445,
    weightText: '0.5 g',
    price: 48,
    availability: 'sold-out',
  },
  { id: 'whole', title: '1 g', price: 65, availability: 'coming-soon' },
]);

function renderDifferences() {
  const choice = createChoice(sizes);
  return { ...renderInLocale(<Differences product={sizes} choice={choice} />), choice };
}
const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th,td')].map(({ textContent }) => textContent));

test('S2-71 S4-05 S4-08 S9-14 the differences between sizes are shown side by side', () => {
  renderDifferences();
  expect(cells()).toEqual([
    ['Size', '0.5 g (selected)', '1 g'],
    ['THC on the label', '0.345 g (68.9%)', '0.8 g (80%)'],
    ['Price', '$48.00', '$65.00'],
    ['Price per gram', '$96.00', '$65.00'],
    ['Availability', 'Sold out', 'Coming Soon'],
  ]);
});

test('the dispensary’s offers take precedence once they load', () => {
  const { choice } = renderDifferences();
  act(() => choice.setState({ liveOffers: new Map([['half', { state: 'AVAILABLE', price: 40, stock: 2 }]]) }));
  expect(cells().slice(2)).toEqual([
    ['Price', '$40.00', '$65.00'],
    ['Price per gram', '$80.00', '$65.00'],
    ['Availability', 'Available', 'Coming Soon'],
  ]);
});

test('D-07 shows no prices in regions without prices', () => {
  chooseRegion('us', 'OH');
  renderDifferences();
  for (const price of screen.getAllByText(/\$/)) expect(price).not.toBeVisible();
});

test('S2-71 leaves out rows that repeat the size or have an unknown value, and the table without rows', () => {
  const unknown = buildPod({}, [
    { id: 'half', title: 'Small', weightText: '0.5 g', grams: 0.5, thcGrams: null, price: null },
    { id: 'whole', title: 'Large', weightText: '1 g', thcGrams: 0.8, price: null },
  ]);
  const { rerender } = renderInLocale(<Differences product={unknown} choice={createChoice(unknown)} />);
  expect(cells()).toEqual([
    ['Size', 'Small (selected)', 'Large'],
    ['Weight on the pack', '0.5 g', '1 g'],
  ]);
  const same = buildPod({}, [
    { thcGrams: null, price: null },
    { id: 'other', thcGrams: null, price: null },
  ]);
  rerender(<Differences product={same} choice={createChoice(same)} />);
  expect(screen.queryByRole('table')).toBeNull();
});
