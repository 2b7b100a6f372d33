import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAddress, buildProvider, chosenPlace } from '../../../../tests/fixtures/builders/buildShop';
import { announced } from '../../../../tests/fixtures/announced';
import {
  addressCalls,
  renderAddressPanel,
  positionAt,
  stubPosition,
} from '../../../../tests/fixtures/components/renderAddressPanel';
import { problem, type fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';

const { position } = addressCalls;
const place = () => useDeliveryPlace.getState().place;

afterEach(() => stubPosition(null));

function renderPlaceFinder(answers: Parameters<typeof renderAddressPanel>[0] = {}) {
  const view = renderAddressPanel(answers);
  const clickLocate = () => view.user.click(screen.getByRole('button', { name: view.t('address.useLocation') }));
  return { ...view, clickLocate };
}

describe('D-45 when the ZIP code of a street is unknown', () => {
  const street = { placeId: 'place-0', mainText: '12 Elm St', secondaryText: 'Oakland, CA', needsPostalCode: true };
  const inCode = { placeId: 'place-2', mainText: '12 Elm St', secondaryText: 'Oakland, CA 94602' };

  const renderQuestion = async (response: Parameters<typeof fakeApi>[0][string] = [inCode]) => {
    const view = renderPlaceFinder({ [addressCalls.suggestions]: [street] });
    await view.choose('12 elm st unit 4, oakland');
    view.api.answers[addressCalls.suggestions] = response;
    const code = screen.getByRole('textbox', { name: view.t('address.code') });
    const use = () => view.user.click(screen.getByRole('button', { name: view.t('address.code.use') }));
    return { ...view, code, use };
  };

  test('the suggestion says so, and the address applies once the code is typed', async () => {
    const { api, user, code, use, t } = await renderQuestion();
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(t('address.code.hint', { town: 'Oakland, CA', street: '12 Elm St' }));
    expect(place()).toBeNull();
    await use();
    expect(code).toHaveAccessibleDescription(expect.stringContaining(t('address.code.invalid')));
    await user.type(code, '94602-1234');
    expect(code).toBeValid();
    await use();
    await waitFor(() => expect(place()).toEqual({ placeId: 'place-2', addressTwo: 'unit 4', label: '12 Elm St' }));
    expect(api.callsOf(addressCalls.suggestions).at(-1)!.query).toEqual({ text: '12 Elm St, Oakland, CA 94602' });
    expect(screen.queryByRole('textbox', { name: t('address.code') })).toBeNull();
  });

  test('is named in the list', async () => {
    const { type, t } = renderPlaceFinder({ [addressCalls.suggestions]: [street] });
    await type('12 elm st');
    const name = `12 Elm St ${t('address.addCode', { town: 'Oakland, CA' })}`;
    expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  test.each<[string, Parameters<typeof fakeApi>[0][string]]>([
    ['the town does not have', []],
    ['belongs to another street', [{ ...inCode, mainText: '12 Elm Ave' }]],
    ['is still missing', [street]],
  ])('a code that %s is refused at the field, until it is changed', async (_, response) => {
    const { user, code, use, t } = await renderQuestion(response);
    await user.type(code, '93701');
    await use();
    const unknown = t('address.code.unknown', { code: '93701', town: 'Oakland, CA' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(unknown)));
    expect(code).toHaveFocus();
    expect(place()).toBeNull();
    await user.type(code, '{Backspace}2');
    expect(code).toBeValid();
  });

  test('S8-02 a failed search is explained, and can be repeated', async () => {
    const { api, user, code, use, t } = await renderQuestion(problem(500, 'internal'));
    await user.type(code, '94602');
    await use();
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(t('error.unknown'))));
    api.answers[addressCalls.suggestions] = [inCode];
    await use();
    await waitFor(() => expect(place()).toMatchObject({ placeId: 'place-2' }));
  });
});

describe('S2-54 use my location', () => {
  test('S7-20 S4-25 sets the address of the position, and clears the search', async () => {
    stubPosition(positionAt(37.8, -122.2));
    const { clickLocate, api, t, type, field } = renderPlaceFinder({ [position]: buildAddress() });
    await type('9 oa');
    await clickLocate();
    expect(await screen.findByText(t('address.fulfilledBy', { provider: buildProvider().name }))).toBeVisible();
    expect(place()).toEqual(chosenPlace);
    expect(api.callsOf(position)[0]!.query).toEqual({ lat: '37.8', lng: '-122.2' });
    expect(field()).toHaveValue('');
  });

  test.each<[string, () => void, Parameters<typeof renderPlaceFinder>[0]]>([
    [
      'the browser may not say',
      () => stubPosition((_, failed) => failed!({ code: 1 } as GeolocationPositionError)),
      {},
    ],
    ['the browser cannot say', () => stubPosition(null), {}],
    ['the API fails', () => stubPosition(positionAt(37.8, -122.2)), { [position]: problem(500, 'internal') }],
  ])('S8-20 when %s, the loading state ends and no message appears', async (_, stub, answers) => {
    stub();
    const { clickLocate, t } = renderPlaceFinder(answers);
    await clickLocate();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('address.useLocation') })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(t('expressDelivery.outsideMarkets'))).toBeNull();
    expect([place(), announced()]).toEqual([null, []]);
  });

  test('S5-19 outside the United States and Canada, as the API reports it, shows a message until an address is chosen', async () => {
    stubPosition(positionAt(51.5, -0.1));
    const { clickLocate, choose, t } = renderPlaceFinder({
      [position]: problem(404, 'place_unknown', { detail: 'No place near.' }),
    });
    await clickLocate();
    expect(await screen.findByText(t('expressDelivery.outsideMarkets'))).toBeVisible();
    expect(announced()).toEqual([t('expressDelivery.outsideMarkets')]);
    await choose();
    expect(screen.queryByText(t('expressDelivery.outsideMarkets'))).toBeNull();
  });

  test('S4-24 the button shows that it is locating', async () => {
    stubPosition(() => {});
    const { clickLocate, t } = renderPlaceFinder();
    await clickLocate();
    expect(screen.getByRole('button', { name: t('address.locating') })).toHaveAttribute('aria-busy', 'true');
  });

  test.each(['a suggestion chosen meanwhile', 'the end of the panel'])('%s overrides a late position', async (what) => {
    let resolvePosition: PositionCallback = () => {};
    stubPosition((done) => (resolvePosition = done));
    const { clickLocate, choose, api, unmount } = renderPlaceFinder({
      [position]: buildAddress({ placeId: 'place-9' }),
    });
    await clickLocate();
    if (what === 'the end of the panel') unmount();
    else await choose();
    resolvePosition({ coords: { latitude: 37.8, longitude: -122.2 } } as GeolocationPosition);
    await waitFor(() => expect(api.callsOf(position)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(place()).toEqual(what === 'the end of the panel' ? null : chosenPlace);
  });
});
