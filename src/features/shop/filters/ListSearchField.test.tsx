import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { defaultListQuery, type ListQuery } from '../../../domain/catalogue/list/listQuery';
import { ListSearchField } from './ListSearchField';

/** Renders the field and lets the test decide when the URL changes. */
function openField() {
  const change = vi.fn<(changes: Partial<ListQuery>) => void>();
  const at = (q: string) => (
    <ListSearchField query={{ ...defaultListQuery, q }} isSiteSearch={false} change={change} preloadSearch={() => {}} />
  );
  const { user, rerender } = renderInLocale(at(''));
  const sent = () => change.mock.calls.map(([{ q }]) => q);
  return { user, field: screen.getByRole('searchbox'), sent, urlHas: (q: string) => rerender(at(q)) };
}

test('S2-72 what is typed stays when the URL catches up late', async () => {
  const { user, field, sent, urlHas } = openField();
  await user.type(field, 'elm');
  expect(sent()).toEqual(['e', 'el', 'elm']);
  for (const q of ['e', 'el']) {
    urlHas(q);
    expect(field).toHaveValue('elm');
  }
  await user.type(field, '{Backspace}');
  expect(sent().at(-1), 'the URL would otherwise end with what was deleted').toBe('el');
  for (const q of ['elm', 'el']) urlHas(q);
  expect(field).toHaveValue('el');
});

test('S2-72 going back replaces what was typed', async () => {
  const { user, field, urlHas } = openField();
  await user.type(field, 'elm ');
  urlHas('elm');
  expect(field, 'a trailing space is not part of the URL').toHaveValue('elm ');
  for (const q of ['', 'birch']) {
    urlHas(q);
    expect(field).toHaveValue(q);
  }
});
