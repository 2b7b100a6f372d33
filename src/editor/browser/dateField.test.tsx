import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { dateField } from './dateField';

function renderField(value: string, isMoment = false) {
  const changed = vi.fn<(next: string) => void>();
  function Form() {
    const [current, setCurrent] = useState(value);
    return createElement(dateField.controlComponent as unknown as ComponentType<Record<string, unknown>>, {
      value: current,
      field: { get: (name: string) => (name === 'picker_utc' ? isMoment : undefined) },
      forID: 'day',
      classNameWrapper: '',
      setActiveStyle: () => {},
      setInactiveStyle: () => {},
      onChange: (next: string) => {
        changed(next);
        setCurrent(next);
      },
    });
  }
  render(<Form />);
  const input = () => document.getElementById('day') as HTMLInputElement;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { input, press, changed, value: () => changed.mock.lastCall?.[0] };
}

test('a relative date is a text, also while it is being typed', () => {
  const { input, value } = renderField('build-40d');
  expect([input().type, input().value]).toEqual(['text', 'build-40d']);
  fireEvent.change(input(), { target: { value: 'b' } });
  fireEvent.change(input(), { target: { value: '' } });
  expect(input().type).toBe('text');
  fireEvent.change(input(), { target: { value: 'next-12-25' } });
  expect(value()).toBe('next-12-25');
});

test('a day has the date picker, and each can become the other', () => {
  const { input, press, value } = renderField('2027-05-06');
  expect([input().type, input().value]).toEqual(['date', '2027-05-06']);
  fireEvent.change(input(), { target: { value: '2027-05-09' } });
  expect(value()).toBe('2027-05-09');
  press('Relative to the build instead');
  expect([input().type, value()]).toEqual(['text', 'build']);
  press('Choose a date instead');
  expect([input().type, value()]).toEqual(['date', '']);
});

test('a text that is no date stays visible, and a date that was typed stays when the picker comes back', () => {
  const { input, press, value } = renderField('May 6');
  expect([input().type, input().value]).toEqual(['text', 'May 6']);
  fireEvent.focus(input());
  fireEvent.change(input(), { target: { value: '2027-05-06' } });
  expect(input().type).toBe('text');
  press('Choose a date instead');
  expect([input().type, input().value, value()]).toEqual(['date', '2027-05-06', '2027-05-06']);
});

// Clocks skip 02:30 on this day in the time zone of the tests.
const skipped = '2027-03-14T02:30';

test('a moment is UTC in both directions, also at an hour that the browser’s clocks skip', () => {
  expect(new Date(skipped).getHours(), 'the browser’s time zone skips the hour').toBe(3);
  const { input, changed, value } = renderField(`${skipped}:00Z`, true);
  expect([input().type, input().value]).toEqual(['datetime-local', skipped]);
  expect(changed, 'an untouched field keeps its text').not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: '2027-03-14T04:00' } });
  fireEvent.change(input(), { target: { value: skipped } });
  expect([input().value, value()]).toEqual([skipped, `${skipped}:00Z`]);
});

test('a moment says which clock it follows, and when that is for the editor', () => {
  const { input } = renderField('2026-12-01T02:00:00Z', true);
  expect(input()).toHaveAccessibleDescription('In UTC. Where you are: Nov 30, 2026, 9:00 PM EST');
});

test('a moment relative to the build keeps its time', () => {
  const { input, press, value } = renderField('2027-05-06T16:00:00Z', true);
  press('Relative to the build instead');
  expect([input().type, value()]).toEqual(['text', 'buildT16:00:00Z']);
});

test.each([
  ['Today', false, '2026-12-01'],
  ['Now', true, '2026-12-02T04:30:00Z'],
])('“%s” fills in the editor’s day or the minute in UTC, and “Clear” empties the field', (name, isMoment, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-12-02T04:30:10Z') });
  const { press, value } = renderField('', isMoment);
  press(name);
  vi.useRealTimers();
  expect(value()).toBe(expected);
  press('Clear');
  expect(value()).toBe('');
});
