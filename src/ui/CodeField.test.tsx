// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField';

afterEach(cleanup);

interface SampleProps {
  onComplete: (code: string) => void;
  kind?: 'digits' | 'letters';
  length?: number;
}

function Sample({ onComplete, kind, length = 6 }: SampleProps) {
  const [value, setValue] = useState('');
  return <CodeField {...{ label: 'Code', length, kind, value, onComplete }} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('typing fills the code and completes it once, at its last digit', async () => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.type(input(), '12345');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(input(), '67');
  expect(input().value).toBe('123456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

test('a pasted code may carry spaces and dashes', async () => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.click(input());
  await userEvent.paste(' 48-29 13 ');
  expect(input().value).toBe('482913');
  expect(complete.mock.calls).toEqual([['482913']]);
});

test('letters are taken in capitals and digits are left out', async () => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} kind="letters" length={4} />);
  await userEvent.type(input(), 'a1bcd');
  expect(complete.mock.calls).toEqual([['ABCD']]);
});

test('a wholly selected code is replaced by what is typed', async () => {
  render(<Sample onComplete={() => undefined} />);
  await userEvent.type(input(), '1234');
  input().setSelectionRange(0, 4);
  await userEvent.keyboard('9');
  expect(input().value).toBe('9');
});

test('a telephone offers the received code and a number pad', () => {
  render(<Sample onComplete={() => undefined} />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});
