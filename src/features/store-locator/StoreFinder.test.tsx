import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { buildStore } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import {
  brandNames,
  cards,
  daily,
  fresno,
  names,
  renderStoreFinder,
  setUpStoreFinder,
  stores,
} from '../../../tests/fixtures/components/renderStoreFinder';
import { type LocaleId } from '../../domain/region/locales';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { StoreFinder } from './StoreFinder';

setUpStoreFinder();

describe('S2-78 without scripts', () => {
  const html = (given: Store[]) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <LocaleProvider localeId="en-US">
        <StoreFinder stores={given} brandNames={brandNames} />
      </LocaleProvider>,
    );
    return page;
  };

  test('the page is a list by town with address, phone number, directions and weekly hours', () => {
    const [first, second] = html(stores).querySelectorAll('li');
    expect(first).toHaveTextContent('Birch1 Oak AveFresno, CA 93701');
    expect(first!.querySelector('a')).toHaveAttribute('href', '/us/en/stores/fresno');
    expect(first!.querySelector('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+15595550101');
    const rows = [...first!.querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ textContent }) => textContent!.replace(/[\u202f\u00a0]/g, ' ')).join(' '),
    );
    expect([rows[0], rows[1]]).toEqual(['Sunday Closed', 'Monday 9 AM – 9 PM']);
    expect(second).toHaveTextContent('Oakland');
  });

  test('it says nothing that depends on the time', () => {
    const text = html(stores).textContent;
    expect(text).not.toMatch(/open until|opens/i);
    expect(html(stores).querySelector('[aria-current]')).toBeNull();
  });
});

test('S2-78 stores are sorted by town and name, with address and phone number', async () => {
  const given = [
    buildStore({ id: 'c', city: 'Oakland', name: 'Cinder' }),
    buildStore({ id: 'b', city: 'Fresno', name: 'Birch', phone: '+1 (559) 555-0101' }),
    buildStore({ id: 'a', city: 'Oakland', name: 'Ash' }),
  ];
  await renderStoreFinder({ given });
  expect(names()).toEqual(['Birch', 'Ash', 'Cinder']);
  const [first] = cards();
  expect(first).toHaveTextContent('1 Oak AveFresno, CA 93701');
  expect(within(first!).getByRole('link', { name: /^Call Birch: / })).toHaveAttribute('href', 'tel:+15595550101');
  expect(given.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('S1-12 a store links to directions, in a new tab', async () => {
  const { t } = await renderStoreFinder();
  const directions = screen.getByRole('link', { name: t('storeLocator.directionsTo', { store: 'Birch' }) });
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions.getAttribute('href')).toContain(encodeURIComponent('36.7378,-119.7871'));
  expect(directions).toHaveTextContent(t('storeLocator.directions'));
});

test('S2-78 it counts the stores and suggests calling ahead', async () => {
  const { t, plural } = await renderStoreFinder({ given: [fresno] });
  expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  expect(screen.getByText(t('storeLocator.callAhead'))).toBeVisible();
});

test('S2-78 says when there is none', () => {
  const { t } = renderInLocale(<StoreFinder stores={[]} brandNames={{}} />);
  expect(screen.getByText(t('storeLocator.none'))).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

describe('S2-78 whether a store is open now', () => {
  // Wednesday, July 8, 2026, in Los Angeles, seven hours behind UTC.
  const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-07-08T${time}-07:00`) });
  const states = () =>
    cards().map((card) => card.querySelector('summary')!.textContent!.replace(/[\u202f\u00a0]/g, ' '));

  test('is shown by the store’s clock, and updates when it changes', async () => {
    setTime('12:00');
    await renderStoreFinder();
    expect(states()).toEqual(['Hours, Open until 9 PM', 'Hours, Open until 7:30 PM']);
    setTime('20:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(states()).toEqual(['Hours, Open until 9 PM', 'Hours, Closed · opens 10 AM tomorrow']);
  });

  test.each([
    ['07:00', 'Closed · opens 9 AM'],
    ['22:00', 'Closed · opens 9 AM tomorrow'],
  ])('at %s it is %j', async (time, expected) => {
    setTime(time);
    await renderStoreFinder({ given: [fresno] });
    expect(states()).toEqual([`Hours, ${expected}`]);
  });

  test.each<[Store['hours'], LocaleId, string]>([
    [{ Fri: { open: '09:00', close: '17:00' } }, 'en-US', 'Hours, Closed · opens 9 AM Friday'],
    [{ Fri: { open: '09:00', close: '17:00' } }, 'fr-CA', 'Heures d’ouverture, Fermé · ouvre vendredi à 9 h'],
    [daily('00:00', '00:00'), 'en-US', 'Hours, Open 24 hours'],
    [
      { Wed: { open: '00:00', close: '00:00' }, Thu: { open: '00:00', close: '18:00' } },
      'en-US',
      'Hours, Open until 6 PM Thursday',
    ],
    [{}, 'en-US', 'Hours, Closed'],
  ])('of %j in %s it is %j', async (hours, localeId, expected) => {
    setTime('12:00');
    await renderStoreFinder({ given: [{ ...fresno, hours }], localeId });
    expect(states()).toEqual([expected]);
  });

  test.each<[LocaleId, string[]]>([
    ['en-US', ['Wed, Jul 8, 2026: 10 AM – 4 PM', 'Closed on Thursday, December 24, 2026']],
    ['fr-CA', ['mer. 8 juill. 2026 : 10 h – 16 h', 'Fermé le jeudi 24 décembre 2026']],
  ])('S2-78 in %s, the next dates with other hours follow the week', async (localeId, expected) => {
    setTime('12:00');
    const exceptions = [
      { day: '2026-07-07', hours: null },
      { day: '2026-07-08', hours: { open: '10:00', close: '16:00' } },
      { day: '2026-12-24', hours: null },
    ];
    const { user } = await renderStoreFinder({
      given: [{ ...fresno, id: `fresno-${localeId}`, exceptions }],
      localeId,
    });
    expect(document.querySelector('details ul')).toBeNull();
    await user.click(document.querySelector('summary')!);
    const list = await vi.waitFor(() => {
      const found = document.querySelector('details ul');
      if (!found) throw new Error('expected the list');
      return found;
    });
    const lines = [...list.children].map((item) => item.textContent!.replace(/[\u00a0\u202f]/g, ' '));
    expect(lines).toEqual(expected);
  });

  test('its weekly hours follow, with today marked', async () => {
    setTime('12:00');
    const { user } = await renderStoreFinder({ given: [fresno] });
    await user.click(screen.getByText(/Open until/));
    const today = screen.getByRole('row', { current: 'date' });
    expect(today).toHaveTextContent(/^Wednesday9.AM – 9.PM$/);
  });
});

test('S2-78 a small screen has a list view and a map view, and a card opens the map', async () => {
  const { user, t } = await renderStoreFinder();
  // The tests use a wide window, which shows both the list and the map without the switch.
  const view = (key: 'storeLocator.list' | 'storeLocator.map') =>
    screen.getByRole('radio', { name: t(key), hidden: true });
  expect(view('storeLocator.list')).toBeChecked();
  await user.click(screen.getByRole('button', { name: `${t('storeLocator.showOnMap')}, Ash` }));
  expect(view('storeLocator.map')).toBeChecked();
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Ash');
  await user.click(view('storeLocator.list'));
  expect(view('storeLocator.list')).toBeChecked();
});
