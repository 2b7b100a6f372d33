import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import {
  berkeley,
  names,
  renderStoreFinder,
  setUpStoreFinder,
  toAddress,
} from '../../../tests/fixtures/components/renderStoreFinder';
import { type LocaleId } from '../../domain/region/locales';
import { chooseStorePlace, useStorePlace } from '../../state/delivery/deliveryPlace';

setUpStoreFinder();

describe('S2-78 the address', () => {
  test('keeps the text and the brand, and restores both', async () => {
    const { user, field, t, unmount } = await renderStoreFinder({ search: '?from=mail' });
    await user.selectOptions(screen.getByRole('combobox', { name: t('storeLocator.brand') }), 'Tamarac Nord');
    expect(window.location.search).toBe('?from=mail&brand=tamarac');
    await user.type(field, 'oakl');
    await waitFor(() => expect(window.location.search).toBe('?from=mail&brand=tamarac&q=oakl'));
    unmount();
    await renderStoreFinder({ search: window.location.search });
    expect(screen.getByRole('textbox')).toHaveValue('oakl');
    expect(names()).toEqual(['Ash']);
  });

  test('loses them with “Show all stores”', async () => {
    const { user, t } = await renderStoreFinder({ search: '?q=zzz&brand=alder' });
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
    await renderStoreFinder({ search: '?brand=alder' });
    await waitFor(() => expect(window.location.search).toBe('?brand=alder&near=94704'));
    expect(order()).toContain('Nearest to 12 Elm St first');
  });

  test('of a street nearby keeps the stored street', async () => {
    const api = fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await renderStoreFinder({ search: '?near=94704' });
    await waitFor(() => expect(order()).toContain('Nearest to 12 Elm St first'));
    expect(api.callsOf(suggestions)).toEqual([]);
    expect(near()).toBe('94704');
  });

  test('of a link is shown in a browser without a place, and not stored', async () => {
    fakeApi(answers);
    await renderStoreFinder({ search: '?near=fresno' });
    await waitFor(() => expect(order()).toContain('Nearest to Fresno first'));
    await waitFor(() => expect(near(), 'in full').toBe('Fresno, CA'));
    expect(storedPlace()).toBeUndefined();
  });

  test('of a link comes before a stored one, which stays stored', async () => {
    fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await renderStoreFinder({ search: '?near=Fresno%2C+CA' });
    await waitFor(() => expect(order()).toContain('Nearest to Fresno first'));
    expect(storedPlace()).toBe('street');
  });

  test('goes back and forward between places', async () => {
    fakeApi(answers);
    await renderStoreFinder();
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
    await renderStoreFinder({ search: '?brand=alder' });
    await waitFor(() => expect(near()).toBe('Fresno, CA'));
    act(() => chooseStorePlace(null));
    await waitFor(() => expect(window.location.search).toBe('?brand=alder'));
    expect(order()).toContain('Sorted by town');
  });

  test.each(['Paris, France', 'x'])('that is unknown (%s) is named, and stays in the URL', async (unknown) => {
    fakeApi(answers);
    chooseStorePlace({ placeId: 'street', addressTwo: '', label: '12 Elm St' });
    await renderStoreFinder({ search: `?near=${unknown}` });
    await waitFor(() => expect(order()).toContain(`Sorted by town: we couldn’t find ${unknown}`));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect([near(), storedPlace()]).toEqual([unknown, 'street']);
  });

  test.each<[LocaleId, string]>([
    ['en-CA', 'Sorted by town: Fresno is in another country'],
    ['fr-CA', 'Par ville\u00a0: Fresno est dans un autre pays'],
  ])('in another country is named in %s, and the list stays by town', async (localeId, words) => {
    fakeApi(answers);
    await renderStoreFinder({ search: '?near=Fresno', localeId });
    await waitFor(() => expect(order()).toContain(words));
    expect(names()).toEqual(['Birch', 'Ash']);
  });
});

test('S2-78 going back restores the brand and the text', async () => {
  const { field, user } = await renderStoreFinder({ search: '?brand=alder' });
  await user.type(field, 'oakl ');
  expect(field).toHaveValue('oakl ');
  window.history.pushState(null, '', '?brand=tamarac');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(field).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveValue('tamarac');
});
