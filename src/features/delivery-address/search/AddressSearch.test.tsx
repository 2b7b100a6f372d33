import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { offline, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { announced } from '../../../../tests/fixtures/announced';
import { addressCalls, placeSuggestions } from '../../../../tests/fixtures/components/renderAddressPanel';
import {
  onChoose,
  renderAddressSearch,
  advance,
  setUpAddressSearch,
} from '../../../../tests/fixtures/components/renderAddressSearch';

const { suggestions } = addressCalls;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const bothTexts = ['12 Elm StOakland, CA', '12 Elm AveFresno, CA'];

setUpAddressSearch();

test('S9-05 S7-27 suggestions for the whole text are fetched 200 ms after the last keystroke', async () => {
  const { api, user, field } = renderAddressSearch();
  await user.click(field());
  for (const letter of '12 elm') {
    await user.paste(letter);
    await advance(100);
  }
  expect(api.calls).toEqual([]);
  await advance(100);
  await waitFor(() =>
    expect(api.calls.map(({ query }) => query)).toEqual([{ text: '12 elm', nearCountry: 'US', nearState: 'CA' }]),
  );
});

describe('D-31 by keyboard', () => {
  test('arrows, Home and End move, Enter chooses, and the text of a choice triggers no search', async () => {
    const { user, type, field, api, plural } = renderAddressSearch();
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
      const option = screen.getAllByRole('option')[index]!;
      expect(field()).toHaveAttribute('aria-activedescendant', option.id);
      expect(option).toHaveAttribute('aria-selected', 'true');
    }
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('place-2', '');
    expect(field()).toHaveValue('12 Elm Ave, Fresno, CA');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await advance(1000);
    expect(api.calls).toHaveLength(1);
  });

  test('Enter without a highlight only highlights the first suggestion', async () => {
    const { user, type } = renderAddressSearch();
    await type('12 elm');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('place-1', '');
  });

  test('Esc closes the list and keeps the text; without a list it closes the panel', async () => {
    const { type, field } = renderAddressSearch();
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
    const { user, type, field } = renderAddressSearch();
    await type('12 elm');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(field()).toHaveValue('12 elm');
  });
});

test('the same suggestion can be chosen again after another text', async () => {
  const { user, type } = renderAddressSearch();
  for (let round = 0; round < 2; round += 1) {
    await type('12 elm');
    await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  }
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('new text after a choice never shows the previous suggestions', async () => {
  const { user, type, api, field } = renderAddressSearch();
  await type('12 elm');
  await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  await advance(1000);
  api.answers[suggestions] = neverResponds;
  await type('600 pine ave');
  expect(field()).toHaveValue('600 pine ave');
  expect(options()).toEqual([]);
  await advance(300);
  expect(options()).toEqual([]);
});

describe('while a search is pending', () => {
  test('S4-24 a slow response shows a spinner and text; a quick one does not', async () => {
    const { type, t } = renderAddressSearch(neverResponds);
    await type('12 elm');
    await advance(300);
    expect(screen.queryByText(t('address.searching'))).toBeNull();
    await advance(400);
    expect(screen.getByText(t('address.searching'))).toBeVisible();
    expect(announced()).toEqual([t('address.searching')]);
  });

  test('an older response never replaces a newer one, and the list stays until the newer one arrives', async () => {
    const resolvers = new Map<string, (response: object) => void>();
    const { type } = renderAddressSearch(({ query }) => new Promise((resolve) => resolvers.set(query.text!, resolve)));
    const search = async (text: string) => {
      await type(text);
      await waitFor(() => expect(resolvers.has(text)).toBe(true));
    };
    await search('12 elm');
    await search('12 elm a');
    resolvers.get('12 elm a')!([placeSuggestions[1]!]);
    await waitFor(() => expect(options()).toEqual([bothTexts[1]]));
    resolvers.get('12 elm')!([placeSuggestions[0]!]);
    await advance(50);
    expect(options()).toEqual([bothTexts[1]]);
    await search('12 elm av');
    expect(options(), 'no flicker').toEqual([bothTexts[1]]);
  });

  test('an empty result shows a message', async () => {
    const { type, t } = renderAddressSearch([]);
    await type('nowhere');
    expect(await screen.findByText(t('address.noSuggestions'))).toBeVisible();
    expect(announced()).toEqual([t('address.noSuggestions')]);
  });
});

describe('S8-02 when a search fails', () => {
  test.each([
    ['an offline error', offline, "Can't connect to our servers. Please try again later."],
    ['a server error', problem(503, 'maps_busy', { detail: 'Too busy to look.' }), 'Too busy to look.'],
  ])('%s is shown at the field, and the button retries and returns focus to it', async (_, response, message) => {
    const { type, field, api, user, t } = renderAddressSearch(response);
    await type('12 elm');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    api.answers[suggestions] = placeSuggestions;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(options()).toEqual(bothTexts));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('');
  });

  test('clears the error with the next text', async () => {
    const { type, field, api } = renderAddressSearch(offline);
    await type('12 elm');
    await waitFor(() => expect(field()).toBeInvalid());
    api.answers[suggestions] = placeSuggestions;
    await type('12 elm s');
    await waitFor(() => expect(options()).toEqual(bothTexts));
    expect(field()).not.toBeInvalid();
  });
});
