import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { relativeDate } from './relativeDate';

const options: Record<string, unknown> = {
  name: 'day',
  format: 'YYYY-MM-DD',
  date_format: 'YYYY-MM-DD',
  time_format: false,
};

function renderField(value: string) {
  const changed = vi.fn();
  function Form() {
    const [current, setCurrent] = useState(value);
    return createElement(relativeDate.controlComponent as unknown as ComponentType<Record<string, unknown>>, {
      value: current,
      field: { get: (name: string) => options[name] },
      forID: 'day',
      classNameWrapper: '',
      setActiveStyle: () => {},
      setInactiveStyle: () => {},
      t: (key: string) => key,
      onChange: (next: string) => {
        changed(next);
        setCurrent(next);
      },
    });
  }
  render(<Form />);
  const input = () => document.getElementById('day') as HTMLInputElement;
  return { input, value: () => changed.mock.lastCall?.[0] as unknown };
}

test('a relative date is a text, also while it is being typed', () => {
  const { input, value } = renderField('build-40d');
  expect([input().type, input().value]).toEqual(['text', 'build-40d']);
  fireEvent.change(input(), { target: { value: 'b' } });
  expect(input().type).toBe('text');
  fireEvent.change(input(), { target: { value: 'next-12-25' } });
  expect(value()).toBe('next-12-25');
});

test('a day has the date picker, and each can become the other', () => {
  const { input, value } = renderField('2027-05-06');
  expect([input().type, input().value]).toEqual(['date', '2027-05-06']);
  fireEvent.change(input(), { target: { value: '2027-05-09' } });
  expect(value()).toBe('2027-05-09');
  fireEvent.click(screen.getByRole('button', { name: 'Relative to the build instead' }));
  expect([input().type, value()]).toEqual(['text', 'build']);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a date instead' }));
  expect([input().type, value()]).toEqual(['date', '']);
});
