import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildStore } from '../../../tests/fixtures/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { StoreList } from './StoreList';

test('S2-78 stores stand by town and name, with address and telephone', () => {
  const given = [
    buildStore({ id: 'c', city: 'Oakland', name: 'Cinder' }),
    buildStore({ id: 'b', city: 'Fresno', name: 'Birch', phone: '+1 (559) 555-0101' }),
    buildStore({ id: 'a', city: 'Oakland', name: 'Ash' }),
  ];
  const { t } = renderInLocale(<StoreList stores={given} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Birch', 'Ash', 'Cinder']);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('1 Oak AveFresno, CA 93701');
  expect(
    within(first!).getByRole('link', { name: new RegExp(`^${t('storeLocator.call', { store: 'Birch' })}`) }),
  ).toHaveAttribute('href', 'tel:+15595550101');
  expect(given.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('S2-78 it counts them and suggests calling ahead', () => {
  const { t, plural } = renderInLocale(<StoreList stores={[buildStore()]} />);
  expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  expect(screen.getByRole('status')).toHaveTextContent(t('storeLocator.callAhead'));
});

test('S2-78 where there is none, that is said', () => {
  const { t } = renderInLocale(<StoreList stores={[]} />);
  expect(screen.getByText(t('storeLocator.none'))).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
