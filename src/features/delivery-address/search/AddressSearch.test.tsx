import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { addressCalls, placeSuggestions, announced } from '../../../../tests/fixtures/components/renderAddressPanel';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { AddressSearch } from './AddressSearch';

const { suggestions } = addressCalls;
const chosen = vi.fn<(placeId: string, unit: string) => void>();

function draw(answer: Parameters<typeof fakeApi>[0][string] = placeSuggestions) {
  const api = fakeApi({ [suggestions]: answer });
  const view = renderInLocale(<AddressSearch label="Street" onChoose={({ placeId }, unit) => chosen(placeId, unit)} />);
  const field = () => screen.getByRole('combobox', { name: 'Street' });
  const type = async (text: string) => {
    await view.user.tripleClick(field());
    await view.user.paste(text);
  };
  return { ...view, api, field, type };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const both = ['12 Elm StOakland, CA', '12 Elm AveFresno, CA'];

beforeEach(() => {
  chosen.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('S9-05 S7-27 suggestions for the whole text are fetched 200 ms after the last keystroke', async () => {
  const { api, user, field } = draw();
  await user.click(field());
  for (const letter of '12 elm') {
    await user.paste(letter);
    await wait(100);
  }
  expect(api.calls).toEqual([]);
  await wait(100);
  await waitFor(() =>
    expect(api.calls.map(({ query }) => query)).toEqual([{ text: '12 elm', nearCountry: 'US', nearState: 'CA' }]),
  );
});

describe('D-31 by keyboard', () => {
  test('arrows, Home and End move, Enter chooses, and the text of a choice triggers no search', async () => {
    const { user, type, field, api, plural } = draw();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await type('12 elm');
    await screen.findByRole('listbox', { name: 'Suggested addresses' });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await waitFor(() => expect(announced()).toEqual([plural('address.suggestions', 2)]));
    const moves = [
      ['{ArrowDown}', 0],
      ['{End}', 1],
      ['{Home}', 0],
      ['{ArrowUp}', 1],
    ] as const;
    for (const [key, index] of moves) {
      await user.keyboard(key);
      const at = screen.getAllByRole('option')[index]!;
      expect(field()).toHaveAttribute('aria-activedescendant', at.id);
      expect(at).toHaveAttribute('aria-selected', 'true');
    }
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('place-2', '');
    expect(field()).toHaveValue('12 Elm Ave, Fresno, CA');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await wait(1000);
    expect(api.calls).toHaveLength(1);
  });

  test('Enter without a highlight only highlights the first suggestion', async () => {
    const { user, type } = draw();
    await type('12 elm');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('place-1', '');
  });

  test('Esc closes the list and keeps the text; without a list it closes the panel', async () => {
    const { type, field } = draw();
    const escape = () => {
      const event = createEvent.keyDown(field(), { key: 'Escape' });
      fireEvent(field(), event);
      return event.defaultPrevented;
    };
    await type('12 elm');
    await screen.findAllByRole('option');
    expect(escape(), 'kept from the panel').toBe(true);
    expect(options()).toEqual([]);
    expect(escape(), 'left to the panel').toBe(false);
    expect(field()).toHaveValue('12 elm');
  });

  test('Tab moves on and chooses nothing, even with a highlighted suggestion', async () => {
    const { user, type, field } = draw();
    await type('12 elm');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(chosen).not.toHaveBeenCalled();
    expect(field()).toHaveValue('12 elm');
  });
});

test('the same suggestion can be chosen again after another text', async () => {
  const { user, type } = draw();
  for (let time = 0; time < 2; time += 1) {
    await type('12 elm');
    await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  }
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('new text after a choice never shows the previous suggestions', async () => {
  const { user, type, api, field } = draw();
  await type('12 elm');
  await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  await wait(1000);
  api.answers[suggestions] = neverResponds;
  await type('600 pine ave');
  expect(field()).toHaveValue('600 pine ave');
  expect(options()).toEqual([]);
  await wait(300);
  expect(options()).toEqual([]);
});

describe('while a search is pending', () => {
  test('S4-24 a slow response shows a spinner and text; a quick one does not', async () => {
    const { type, t } = draw(neverResponds);
    await type('12 elm');
    await wait(300);
    expect(screen.queryByText(t('address.searching'))).toBeNull();
    await wait(400);
    expect(screen.getByText(t('address.searching'))).toBeVisible();
    expect(announced()).toEqual([t('address.searching')]);
  });

  test('an older response never replaces a newer one, and the list stays until the newer one arrives', async () => {
    const waiting = new Map<string, (answer: object) => void>();
    const { type } = draw(({ query }) => new Promise((resolve) => waiting.set(query.text!, resolve)));
    const ask = async (text: string) => {
      await type(text);
      await waitFor(() => expect(waiting.has(text)).toBe(true));
    };
    await ask('12 elm');
    await ask('12 elm a');
    waiting.get('12 elm a')!([placeSuggestions[1]!]);
    await waitFor(() => expect(options()).toEqual([both[1]]));
    waiting.get('12 elm')!([placeSuggestions[0]!]);
    await wait(50);
    expect(options()).toEqual([both[1]]);
    await ask('12 elm av');
    expect(options(), 'no flicker').toEqual([both[1]]);
  });

  test('an empty result shows a message', async () => {
    const { type, t } = draw([]);
    await type('nowhere');
    expect(await screen.findByText(t('address.noSuggestions'))).toBeVisible();
    expect(announced()).toEqual([t('address.noSuggestions')]);
  });
});

describe('S8-02 when a search fails', () => {
  test.each([
    ['an offline error', offline, "Can't connect to our servers. Please try again later."],
    ['a server error', problem(503, 'maps_busy', { detail: 'Too busy to look.' }), 'Too busy to look.'],
  ])('%s is shown at the field, and the button retries and returns focus to it', async (_, answer, words) => {
    const { type, field, api, user, t } = draw(answer);
    await type('12 elm');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
    api.answers[suggestions] = placeSuggestions;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(options()).toEqual(both));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('');
  });

  test('clears the error with the next text', async () => {
    const { type, field, api } = draw(offline);
    await type('12 elm');
    await waitFor(() => expect(field()).toBeInvalid());
    api.answers[suggestions] = placeSuggestions;
    await type('12 elm s');
    await waitFor(() => expect(options()).toEqual(both));
    expect(field()).not.toBeInvalid();
  });
});

describe('S5-19 a town or a postal code when a street address is needed', () => {
  const area = [{ placeId: 'area', mainText: '90012', secondaryText: 'Los Angeles, CA' }];
  const answer = ({ query }: { query: Record<string, string> }) => (query.types === 'any' ? area : []);

  test.each(['mouse', 'keyboard'])('is filled in by %s, and the street is typed before it', async (by) => {
    const { type, user, field, t } = draw(answer);
    await type('90012');
    const option = await screen.findByRole('option', { name: /Los Angeles, CA 90012/ });
    expect(option).toHaveTextContent(t('address.addStreet'));
    expect(screen.queryByText(t('address.noSuggestions'))).toBeNull();
    if (by === 'mouse') await user.click(option);
    else await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue(', Los Angeles, CA 90012');
    expect(chosen).not.toHaveBeenCalled();
    await waitFor(() => expect((field() as HTMLInputElement).selectionStart).toBe(0));
    expect(field()).toHaveFocus();
  });

  test('is not searched when a street was typed', async () => {
    const { type, api, t } = draw(answer);
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
    const { type, api, t } = draw();
    await type(text);
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(announced()).toEqual([t(key)]);
    await wait(1000);
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
    const { type, t } = draw([]);
    await type(text);
    expect(await screen.findByText(t(key))).toBeVisible();
  });
});

describe('D-20 pasting', () => {
  test('several lines become one, with commas, where the caret is', async () => {
    const { type, field, user, api } = draw();
    await type('12 elm st');
    await user.clear(field());
    await user.paste('Robin Sample\r\n12 Elm St Apt 4\r\nFresno, CA 93701\r\n');
    expect(field()).toHaveValue('Robin Sample, 12 Elm St Apt 4, Fresno, CA 93701');
    await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
    expect(api.calls.at(-1)!.query.text).toBe('12 Elm St, Fresno, CA 93701');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('place-1', 'Apt 4');
  });

  test('replaces the selection, up to the length of the field', async () => {
    const { type, field, user } = draw();
    await type('12 Oak St, Fresno');
    (field() as HTMLInputElement).setSelectionRange(3, 9);
    await user.paste('Elm St\nApt 4');
    expect(field()).toHaveValue('12 Elm St, Apt 4, Fresno');
    await user.clear(field());
    await user.paste(`12 Elm St\n${'x'.repeat(300)}`);
    expect((field() as HTMLInputElement).value).toHaveLength(200);
  });
});
