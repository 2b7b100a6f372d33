import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState, type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { numberField } from './numberField';

interface FieldProps {
  value: unknown;
  field: { get: (option: string) => unknown };
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

const fields = {
  price: { name: 'suggestedPrice', step: 0.01, min: 0.01 },
  grams: { name: 'thcGrams', min: 0 },
  count: { name: 'order', step: 1, min: 0 },
  percent: { name: 'percent', min: 0, max: 100 },
  latitude: { name: 'latitude', min: -90, max: 90 },
};

function renderField(name: keyof typeof fields, initial: unknown = '') {
  const changed = vi.fn();
  const options: Record<string, unknown> = fields[name];
  function Form() {
    const [value, setValue] = useState(initial);
    return createElement(numberField.controlComponent as unknown as ComponentType<FieldProps>, {
      value,
      field: { get: (option) => options[option] },
      forID: 'field',
      classNameWrapper: '',
      onChange: (next) => {
        changed(next);
        setValue(next);
      },
      setActiveStyle: () => {},
      setInactiveStyle: () => {},
    });
  }
  render(<Form />);
  return { changed, input: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() };
}

test.each<[name: keyof typeof fields, typed: string, value: unknown]>([
  ['price', '48,50', 48.5],
  ['price', '1 234,50 $', 1234.5],
  ['price', '', ''],
  ['grams', '0,4375', 0.4375],
  ['grams', '1.234', 1.234],
  ['grams', '-1', -1],
  ['count', '١٢', 12],
  ['percent', '87,654 %', 87.654],
  ['percent', '150', 150],
  ['latitude', '−33,875', -33.875],
])('%s: %j becomes the value %j and stays as typed', (name, typed, value) => {
  const { changed, input } = renderField(name, 7);
  fireEvent.change(input, { target: { value: typed } });
  expect(changed.mock.lastCall).toEqual([value]);
  expect(input).toHaveValue(typed);
});

test.each<[name: keyof typeof fields, typed: string]>([
  ['price', '1,234'],
  ['price', '48.5555'],
  ['count', '1.5'],
  ['grams', '1e3'],
  ['percent', 'all'],
])('%s: %j stays the value for the checks to refuse', (name, typed) => {
  const { changed, input } = renderField(name, 7);
  fireEvent.change(input, { target: { value: typed } });
  expect(changed.mock.lastCall).toEqual([typed]);
  expect(input).toHaveValue(typed);
});

describe('input that nobody meant', () => {
  test('the mouse wheel and the arrow keys change no number', async () => {
    const { changed, input, user } = renderField('price', 48);
    await user.click(input);
    fireEvent.wheel(input, { deltaY: 100 });
    await user.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    expect(changed).not.toHaveBeenCalled();
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('48');
  });
});

test.each<[name: keyof typeof fields, mode: string]>([
  ['count', 'numeric'],
  ['price', 'decimal'],
  ['grams', 'decimal'],
  ['latitude', 'text'],
])('%s: a phone shows the %s keypad', (name, mode) => {
  expect(renderField(name).input).toHaveAttribute('inputmode', mode);
});
