import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAddress, buildStore, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { stubObservers } from '../../../tests/fixtures/observers';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { pendingSearch } from '../../data/page/urlSearch';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { weekdays } from '../../domain/delivery/weekdays';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { chooseStorePlace, clearLinkedPlace, useStorePlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { StoreFinder } from './StoreFinder';

const toAddress = 'GET /.netlify/functions/delivery-place-to-address';
const atPosition = 'GET /.netlify/functions/delivery-geolocation-to-address';

const daily = (open: string, close: string): Store['hours'] =>
  Object.fromEntries(weekdays.map((day) => [day, { open, close }]));
const fresno = buildStore({
  id: 'fresno',
  name: 'Birch',
  city: 'Fresno',
  latitude: 36.7378,
  longitude: -119.7871,
  hours: { ...daily('09:00', '21:00'), Sun: undefined },
  brands: ['alder'],
});
const oakland = buildStore({
  id: 'oakland',
  name: 'Ash',
  city: 'Oakland',
  postalCode: '94601',
  latitude: 37.8044,
  longitude: -122.2712,
  hours: daily('10:00', '19:30'),
  brands: ['alder', 'tamarac'],
});
const stores = [oakland, fresno];
const brandNames = { alder: 'Alder', tamarac: 'Tamarac Nord', sedge: 'Sedge & Slate' };
const berkeley = buildAddress({ placeId: 'berkeley', latitude: 37.8715, longitude: -122.273, addressOne: 'Berkeley' });

// The map has its own tests; here it is never visible.
beforeEach(() => stubObservers({ isSeen: false }));
afterEach(() => {
  clearLinkedPlace();
  delete (navigator as { geolocation?: unknown }).geolocation;
  vi.useRealTimers();
  // Typed text reaches the address a moment later.
  pendingSearch.search = null;
  window.history.replaceState(null, '', '/');
});

const cards = () => screen.queryAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

interface Setup {
  given?: Store[];
  localeId?: LocaleId;
  /** The query in the page's URL. */
  search?: string;
}

/** Renders the page with the parts that need scripts. */
async function draw({ given = stores, localeId = 'en-US', search = '' }: Setup = {}) {
  window.history.replaceState(null, '', localePath(localeOf(localeId), '/store-locator') + search);
  const view = renderInLocale(<StoreFinder stores={given} brandNames={brandNames} />, { localeId });
  const field = await screen.findByRole('textbox', { name: view.t('storeLocator.filter') });
  // Rendered elements may not have their listeners yet.
  await act(async () => undefined);
  return { ...view, field };
}

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
  const { t } = await draw({ given });
  expect(names()).toEqual(['Birch', 'Ash', 'Cinder']);
  const [first] = cards();
  expect(first).toHaveTextContent('1 Oak AveFresno, CA 93701');
  expect(
    within(first!).getByRole('link', { name: new RegExp(`^${t('storeLocator.call', { store: 'Birch' })}`) }),
  ).toHaveAttribute('href', 'tel:+15595550101');
  expect(given.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('S1-12 a store links to directions, in a new tab', async () => {
  const { t } = await draw();
  const way = screen.getByRole('link', { name: t('storeLocator.directionsTo', { store: 'Birch' }) });
  expect(way).toHaveAttribute('target', '_blank');
  expect(way.getAttribute('href')).toContain(encodeURIComponent('36.7378,-119.7871'));
  expect(way).toHaveTextContent(t('storeLocator.directions'));
});

test('S2-78 it counts the stores and suggests calling ahead', async () => {
  const { t, plural } = await draw({ given: [fresno] });
  expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  expect(screen.getByText(t('storeLocator.callAhead'))).toBeVisible();
});

test('S2-78 says when there is none', () => {
  const { t } = renderInLocale(<StoreFinder stores={[]} brandNames={{}} />);
  expect(screen.getByText(t('storeLocator.none'))).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

describe('S2-34 with an address', () => {
  const drawNear = (answer: Parameters<typeof fakeApi>[0][string], localeId?: LocaleId) => {
    const api = fakeApi({ [toAddress]: answer });
    chooseStorePlace(chosenPlace);
    return { drawn: draw({ localeId }), api };
  };

  test('the nearest is first, each with its distance in miles', async () => {
    drawNear(berkeley);
    expect(await screen.findByText('4.6 mi')).toBeVisible();
    expect(screen.getByText('157 mi')).toBeVisible();
    expect(names()).toEqual(['Ash', 'Birch']);
    expect(screen.getByRole('status')).toHaveTextContent('Nearest to 12 Elm St first');
  });

  test.each([
    ['en-CA', '7.5 km'],
    ['fr-CA', '7,5 km'],
  ] as const)('in %s the distance is %s', async (localeId, distance) => {
    drawNear({ ...berkeley, country: 'CA' }, localeId);
    expect(await screen.findByText(distance)).toBeVisible();
  });

  test('the list by town stays until the address is located', async () => {
    const { drawn, api } = drawNear(neverResponds);
    const { t } = await drawn;
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.getByRole('status')).toHaveTextContent(t('storeLocator.order.town'));
  });

  test.each([
    ['has no coordinates', buildAddress()],
    ['is not known', problem(404, 'place_unknown')],
  ])('that %s leaves the list by town, with a message', async (_, answer) => {
    drawNear(answer);
    expect(await screen.findByText('Sorted by town: we couldn’t find 12 Elm St')).toBeVisible();
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test('that is cleared restores the list by town', async () => {
    const { drawn } = drawNear(berkeley);
    const { t } = await drawn;
    await screen.findByText('4.6 mi');
    act(() => chooseStorePlace(null));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.queryByText('4.6 mi')).toBeNull();
    expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  });
});

test('S2-34 without an address nothing is fetched, and the list is by town', async () => {
  const api = fakeApi({});
  const { t } = await draw();
  expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  expect(api.calls).toEqual([]);
});

describe('S7-29 the browser’s location', () => {
  const locateAt = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

  test('is reverse geocoded by its coordinates, and sorts the list', async () => {
    locateAt((done) => done({ coords: { latitude: 37.87, longitude: -122.27 } } as GeolocationPosition));
    const api = fakeApi({ [atPosition]: berkeley, [toAddress]: berkeley });
    const { user, t } = await draw();
    await user.click(screen.getByRole('button', { name: t('storeLocator.locate') }));
    expect(await screen.findByText('4.6 mi')).toBeVisible();
    expect(api.callsOf(atPosition)[0]!.query).toEqual({ lat: '37.87', lng: '-122.27' });
    expect(useStorePlace.getState().place).toEqual({ placeId: 'berkeley', addressTwo: '', label: 'Berkeley' });
    expect(names()).toEqual(['Ash', 'Birch']);
  });

  test.each([
    ['the browser denies access', (_: unknown, failed: () => void) => failed()],
    ['there is no address', (done: (at: unknown) => void) => done({ coords: { latitude: 0, longitude: 0 } })],
  ])('S8-20 when %s, the wait ends without a message', async (_, answer) => {
    locateAt(answer as never);
    fakeApi({ [atPosition]: problem(404, 'place_unknown') });
    const { user, t } = await draw();
    const button = screen.getByRole('button', { name: t('storeLocator.locate') });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(button).toHaveTextContent(t('storeLocator.locate'));
    expect([useStorePlace.getState().place, screen.queryByRole('alert')]).toEqual([null, null]);
  });
});

describe('S2-78 a typed text', () => {
  test('filters the list while it is typed, and the count is announced', async () => {
    const { user, field, plural } = await draw();
    await user.type(field, 'OAK');
    // Both are on Oak Ave.
    expect(names()).toEqual(['Birch', 'Ash']);
    await user.type(field, 'l');
    expect(names()).toEqual(['Ash']);
    expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  });

  test('without matches says so, and can be cleared', async () => {
    const { user, field, t, plural } = await draw();
    await user.type(field, 'zzz');
    expect(cards()).toEqual([]);
    expect(await screen.findByRole('heading', { name: t('storeLocator.noMatch', { text: 'zzz' }) })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 0));
    await user.click(screen.getByRole('button', { name: t('storeLocator.showAll') }));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(field).toHaveFocus();
  });

  test('without matches suggests an address', async () => {
    const { user, field, t } = await draw();
    await user.type(field, 'zzz');
    await user.click(await screen.findByRole('button', { name: t('storeLocator.nearAddress') }));
    expect(screen.queryByText(t('storeLocator.noMatch.nearest'))).toBeNull();
    expect(usePanel.getState().open).toBe('storeAddress');
  });

  test('without matches shows the nearest store when an address is known', async () => {
    fakeApi({ [toAddress]: berkeley });
    chooseStorePlace(chosenPlace);
    const { user, field, t } = await draw();
    await screen.findByText('4.6 mi');
    await user.type(field, 'zzz');
    expect(screen.getByText(t('storeLocator.noMatch.nearest'))).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ash' })).toBeVisible();
    expect(screen.getByText('4.6 mi')).toBeVisible();
  });
});

describe('S2-78 the address', () => {
  test('keeps the text and the brand, and restores both', async () => {
    const { user, field, t, unmount } = await draw({ search: '?from=mail' });
    await user.selectOptions(screen.getByRole('combobox', { name: t('storeLocator.brand') }), 'Tamarac Nord');
    expect(window.location.search).toBe('?from=mail&brand=tamarac');
    await user.type(field, 'oakl');
    await waitFor(() => expect(window.location.search).toBe('?from=mail&brand=tamarac&q=oakl'));
    unmount();
    await draw({ search: window.location.search });
    expect(screen.getByRole('textbox')).toHaveValue('oakl');
    expect(names()).toEqual(['Ash']);
  });

  test('loses them with “Show all stores”', async () => {
    const { user, t } = await draw({ search: '?q=zzz&brand=alder' });
    await user.click(await screen.findByRole('button', { name: t('storeLocator.showAll') }));
    expect(window.location.search).toBe('');
  });
});

describe('S2-78 S4-29 the place in the URL', () => {
  const suggestions = 'GET /.netlify/functions/delivery-suggestions';
  const street = { ...berkeley, placeId: 'street', addressOne: '12 Elm St', city: 'Berkeley', postalCode: '94704' };
  const town = { ...street, placeId: 'town', addressOne: 'Fresno', city: 'Fresno', postalCode: '' };
  const answers = {
    [toAddress]: ({ query }: { query: Record<string, string> }) =>
      [street, town, { ...town, placeId: 'zip', city: 'Berkeley', postalCode: '94704' }].find(
        ({ placeId }) => placeId === query.placeId,
      ) ?? problem(404, 'place_unknown'),
    [suggestions]: ({ query }: { query: Record<string, string> }) =>
      query.text === '94704'
        ? [{ placeId: 'zip', mainText: '94704', secondaryText: 'Berkeley, CA' }]
        : [{ placeId: 'town', mainText: 'Fresno', secondaryText: 'CA' }],
  };
  const near = () => new URLSearchParams(window.location.search).get('near');
  const order = () => screen.getByRole('status').textContent;
  const choose = (placeId: string, label: string) => act(() => chooseStorePlace({ placeId, addressTwo: '', label }));
  const storedPlace = () => useStorePlace.getState().place?.placeId;

  test('is the postal code of a stored street, never the street', async () => {
    fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '4B', label: '12 Elm St' });
    await draw({ search: '?brand=alder' });
    await waitFor(() => expect(window.location.search).toBe('?brand=alder&near=94704'));
    expect(order()).toContain('Nearest to 12 Elm St first');
  });

  test('of a street nearby keeps the stored street', async () => {
    const api = fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await draw({ search: '?near=94704' });
    await waitFor(() => expect(order()).toContain('Nearest to 12 Elm St first'));
    expect(api.callsOf(suggestions)).toEqual([]);
    expect(near()).toBe('94704');
  });

  test('of a link is shown in a browser without a place, and not stored', async () => {
    fakeApi(answers);
    await draw({ search: '?near=fresno' });
    await waitFor(() => expect(order()).toContain('Nearest to Fresno first'));
    await waitFor(() => expect(near(), 'in full').toBe('Fresno, CA'));
    expect(storedPlace()).toBeUndefined();
  });

  test('of a link comes before a stored one, which stays stored', async () => {
    fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await draw({ search: '?near=Fresno%2C+CA' });
    await waitFor(() => expect(order()).toContain('Nearest to Fresno first'));
    expect(storedPlace()).toBe('street');
  });

  test('goes back and forward between places', async () => {
    fakeApi(answers);
    await draw();
    choose('street', '12 Elm St');
    await waitFor(() => expect(near()).toBe('94704'));
    choose('town', 'Fresno');
    await waitFor(() => expect(near()).toBe('Fresno, CA'));
    act(() => window.history.back());
    await waitFor(() => expect(order()).toContain('Nearest to 12 Elm St first'));
    act(() => window.history.back());
    await waitFor(() => expect(order()).toContain('Sorted by town'));
    expect(near()).toBeNull();
    act(() => window.history.forward());
    await waitFor(() => expect(order()).toContain('Nearest to 12 Elm St first'));
    expect([near(), storedPlace()]).toEqual(['94704', 'town']);
  });

  test('disappears with the place', async () => {
    fakeApi(answers);
    choose('town', 'Fresno');
    await draw({ search: '?brand=alder' });
    await waitFor(() => expect(near()).toBe('Fresno, CA'));
    act(() => chooseStorePlace(null));
    await waitFor(() => expect(window.location.search).toBe('?brand=alder'));
    expect(order()).toContain('Sorted by town');
  });

  test.each(['Paris, France', 'x'])('that is unknown (%s) is named, and stays in the URL', async (unknown) => {
    fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await draw({ search: `?near=${unknown}` });
    await waitFor(() => expect(order()).toContain(`Sorted by town: we couldn’t find ${unknown}`));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect([near(), storedPlace()]).toEqual([unknown, 'street']);
  });

  test.each<[LocaleId, string]>([
    ['en-CA', 'Sorted by town: Fresno is in another country'],
    ['fr-CA', 'Par ville\u00a0: Fresno est dans un autre pays'],
  ])('in another country is named in %s, and the list stays by town', async (localeId, words) => {
    fakeApi(answers);
    await draw({ search: '?near=Fresno', localeId });
    await waitFor(() => expect(order()).toContain(words));
    expect(names()).toEqual(['Birch', 'Ash']);
  });
});

test('S2-78 going back restores the brand and the text', async () => {
  const { field, user } = await draw({ search: '?brand=alder' });
  await user.type(field, 'oakl ');
  expect(field).toHaveValue('oakl ');
  window.history.pushState(null, '', '?brand=tamarac');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(field).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveValue('tamarac');
});

describe('S2-78 a typed ZIP code without a store', () => {
  const suggestions = 'GET /.netlify/functions/delivery-suggestions';
  const suggest = (mainText: string) => [{ placeId: 'zip', mainText, secondaryText: 'Berkeley, CA' }];

  test('shows the nearest store to it', async () => {
    const api = fakeApi({ [suggestions]: suggest('94704'), [toAddress]: berkeley });
    const { t } = await draw({ search: '?q=94704' });
    expect(
      await screen.findByRole('heading', { name: t('storeLocator.noMatch.nearestTo', { postalCode: '94704' }) }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ash' })).toBeVisible();
    expect(screen.getByText('4.6 mi')).toBeVisible();
    expect(api.callsOf(suggestions)[0]!.query).toEqual({ text: '94704', types: 'any' });
  });

  test.each([
    ['nothing is known', []],
    ['only a house with that number is', suggest('94704 Elm St')],
  ])('shows none when %s', async (_, answer) => {
    const api = fakeApi({ [suggestions]: answer });
    const { t } = await draw({ search: '?q=94704' });
    expect(await screen.findByRole('heading', { name: t('storeLocator.noMatch', { text: '94704' }) })).toBeVisible();
    await waitFor(() => expect(api.callsOf(suggestions)).toHaveLength(1));
    expect(names()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Ash' })).toBeNull();
  });
});

describe('S2-78 a brand', () => {
  const brandField = (t: (key: 'storeLocator.brand') => string) =>
    screen.getByRole('combobox', { name: t('storeLocator.brand') });

  test('in the URL is selected from the start', async () => {
    const { t } = await draw({ search: '?brand=tamarac' });
    expect(brandField(t)).toHaveDisplayValue('Tamarac Nord');
    expect(names()).toEqual(['Ash']);
  });

  test('is one that a store here carries, or none', async () => {
    const { user, t } = await draw();
    expect(
      within(brandField(t))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t('storeLocator.brand.all'), 'Alder', 'Tamarac Nord']);
    await user.selectOptions(brandField(t), 'Tamarac Nord');
    expect(names()).toEqual(['Ash']);
    await user.selectOptions(brandField(t), t('storeLocator.brand.all'));
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test('that no store here carries is named in the message', async () => {
    const { user, t } = await draw({ search: '?brand=sedge' });
    expect(
      screen.getByRole('heading', { name: t('storeLocator.noMatch.brand', { brand: 'Sedge & Slate' }) }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('storeLocator.showAll') }));
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test.each(['nobody', 'toString', '__proto__'])(
    'that does not exist (%s) shows a message and all stores',
    async (slug) => {
      const { t } = await draw({ search: `?brand=${slug}` });
      expect(await screen.findByText(t('storeLocator.brand.unknown', { brand: slug }))).toBeVisible();
      expect(names()).toEqual(['Birch', 'Ash']);
      expect(brandField(t)).toHaveDisplayValue(t('storeLocator.brand.all'));
    },
  );
});

describe('S2-78 whether a store is open now', () => {
  // Wednesday, July 8, 2026, in Los Angeles, seven hours behind UTC.
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-07-08T${time}-07:00`) });
  const states = () =>
    cards().map((card) => card.querySelector('summary')!.textContent!.replace(/[\u202f\u00a0]/g, ' '));

  test('is shown by the store’s clock, and updates when it changes', async () => {
    at('12:00');
    await draw();
    expect(states()).toEqual(['Hours, Open until 9 PM', 'Hours, Open until 7:30 PM']);
    at('20:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(states()).toEqual(['Hours, Open until 9 PM', 'Hours, Closed · opens 10 AM tomorrow']);
  });

  test.each([
    ['07:00', 'Closed · opens 9 AM'],
    ['22:00', 'Closed · opens 9 AM tomorrow'],
  ])('at %s it is %j', async (time, expected) => {
    at(time);
    await draw({ given: [fresno] });
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
    at('12:00');
    await draw({ given: [{ ...fresno, hours }], localeId });
    expect(states()).toEqual([expected]);
  });

  test.each<[LocaleId, string[]]>([
    ['en-US', ['Wed, Jul 8: 10 AM – 4 PM', 'Closed on Thursday, December 24']],
    ['fr-CA', ['mer. 8 juill. : 10 h – 16 h', 'Fermé le jeudi 24 décembre']],
  ])('S2-78 in %s, the next dates with other hours follow the week', async (localeId, expected) => {
    at('12:00');
    const exceptions = [
      { day: '2026-07-07', hours: null },
      { day: '2026-07-08', hours: { open: '10:00', close: '16:00' } },
      { day: '2026-12-24', hours: null },
    ];
    const { user } = await draw({ given: [{ ...fresno, id: `fresno-${localeId}`, exceptions }], localeId });
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
    at('12:00');
    const { user } = await draw({ given: [fresno] });
    await user.click(screen.getByText(/Open until/));
    const today = screen.getByRole('row', { current: 'date' });
    expect(today).toHaveTextContent(/^Wednesday9.AM – 9.PM$/);
  });
});

test('S2-78 a small screen has a list view and a map view, and a card opens the map', async () => {
  const { user, t } = await draw();
  // The tests use a wide window, which shows both the list and the map without the buttons.
  const lead = (key: 'storeLocator.list' | 'storeLocator.map') =>
    screen.queryByRole('button', { name: t(key), hidden: true });
  expect(lead('storeLocator.map')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `${t('storeLocator.showOnMap')}, Ash` }));
  expect(lead('storeLocator.map')).toBeNull();
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Ash');
  await user.click(lead('storeLocator.list')!);
  expect(lead('storeLocator.map')).toBeInTheDocument();
});
