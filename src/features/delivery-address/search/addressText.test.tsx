import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { announced } from '../../../../tests/fixtures/announced';
import {
  onChoose,
  renderAddressSearch,
  advance,
  setUpAddressSearch,
} from '../../../../tests/fixtures/components/renderAddressSearch';

setUpAddressSearch();

describe('S5-19 a town or a postal code when a street address is needed', () => {
  const area = [{ placeId: 'area', mainText: '90012', secondaryText: 'Los Angeles, CA' }];
  const response = ({ query }: { query: Record<string, string> }) => (query.types === 'any' ? area : []);

  test.each(['mouse', 'keyboard'])('is filled in by %s, and the street is typed before it', async (by) => {
    const { type, user, field, t } = renderAddressSearch(response);
    await type('90012');
    const option = await screen.findByRole('option', { name: /Los Angeles, CA 90012/ });
    expect(option).toHaveTextContent(t('address.addStreet'));
    expect(screen.queryByText(t('address.noSuggestions'))).toBeNull();
    if (by === 'mouse') await user.click(option);
    else await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue(', Los Angeles, CA 90012');
    expect(onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect((field() as HTMLInputElement).selectionStart).toBe(0));
    expect(field()).toHaveFocus();
  });

  test('is not searched when a street was typed', async () => {
    const { type, api, t } = renderAddressSearch(response);
    await type('12 elm st, nowhere');
    await screen.findByText(t('address.noSuggestions'));
    expect(api.calls).toHaveLength(1);
  });
});

describe('D-20 an address that cannot be found says why', () => {
  test.each([
    ['PO Box 12, Fresno', 'address.noDoor.poBox'],
    ['RR 2, Fresno', 'address.noDoor.ruralRoute'],
  ] as const)('%j: %s, without a search', async (text, key) => {
    const { type, api, t } = renderAddressSearch();
    await type(text);
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(announced()).toEqual([t(key)]);
    await advance(1000);
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['12 Elm St', 'address.addTown'],
    ['12 Elm St, CA', 'address.addTown'],
    ['12 Elm St, Nowhere', 'address.noSuggestions'],
    ['12 Elm St 00000', 'address.unknownCode'],
    ['Elm St, Fresno', 'address.addNumber'],
    ['One Market St, San Francisco', 'address.addNumber'],
    ['34.0522, -118.2437', 'address.noDoor.position'],
    ['https://maps.app.goo.gl/AbCdEf123', 'address.noDoor.link'],
    ['PSC 3 Box 1234, APO AP 96266', 'address.noDoor.military'],
    ['1 Elm St, Fresno, CA 93701, 2 Oak St, Fresno, CA 93701', 'address.noDoor.several'],
  ] as const)('%j: %s', async (text, key) => {
    const { type, t } = renderAddressSearch([]);
    await type(text);
    expect(await screen.findByText(t(key))).toBeVisible();
  });
});

describe('D-20 pasting', () => {
  test('several lines become one, with commas, where the caret is', async () => {
    const { type, field, user, api } = renderAddressSearch();
    await type('12 elm st');
    await user.clear(field());
    await user.paste('Robin Sample\r\n12 Elm St Apt 4\r\nFresno, CA 93701\r\n');
    expect(field()).toHaveValue('Robin Sample, 12 Elm St Apt 4, Fresno, CA 93701');
    await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
    expect(api.calls.at(-1)!.query.text).toBe('12 Elm St, Fresno, CA 93701');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('place-1', 'Apt 4');
  });

  test('replaces the selection, up to the length of the field', async () => {
    const { type, field, user } = renderAddressSearch();
    await type('12 Oak St, Fresno');
    (field() as HTMLInputElement).setSelectionRange(3, 9);
    await user.paste('Elm St\nApt 4');
    expect(field()).toHaveValue('12 Elm St, Apt 4, Fresno');
    await user.clear(field());
    await user.paste(`12 Elm St\n${'x'.repeat(300)}`);
    expect((field() as HTMLInputElement).value).toHaveLength(200);
  });
});
