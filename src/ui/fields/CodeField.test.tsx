// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { pastedText } from '../../domain/text/visibleText';
import { CodeField } from './CodeField';

afterEach(cleanup);

interface SampleProps {
  onComplete: (code: string) => void;
}

function Sample({ onComplete }: SampleProps) {
  const [value, setValue] = useState('');
  return <CodeField {...{ label: 'Code', length: 6, value, onComplete }} normalize={pastedText} onChange={setValue} />;
}

test.each([
  ['４８２９１３', '482913'],
  ['Your code is ٤٨٢٩١٣.', '482913'],
  ['482\u202f913 (order 12345678)', '482913'],
  ['code 482\u2011913, order 12345678', '482913'],
  ['\u2066482913\u2069', '482913'],
])('%j is a code', async (pasted, code) => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(complete.mock.calls).toEqual([[code]]);
});

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

test('a pasted code may contain spaces and dashes', async () => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.click(input());
  await userEvent.paste(' 48-29 13 ');
  expect(input().value).toBe('482913');
  expect(complete.mock.calls).toEqual([['482913']]);
});

test.each([
  ['Your Lumapod code is 482913. It is valid for 10 minutes.', '482913'],
  ['Valid for 10 minutes: 482 913', '482913'],
  ['(415) 555-0100, code 482-913, order 12345678', '482913'],
  ['Votre code Lumapod est le 482913. Il est valide pendant 10 minutes.', '482913'],
  ['4829 13', '482913'],
])('only the code is taken from the pasted message %j', async (message, code) => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.click(input());
  await userEvent.paste(message);
  expect([input().value, complete.mock.calls]).toEqual([code, [[code]]]);
});

test('a message pasted after the first digits replaces them with its own code', async () => {
  render(<Sample onComplete={() => undefined} />);
  await userEvent.type(input(), '12');
  await userEvent.paste('Your code is 482913.');
  expect(input().value).toBe('482913');
});

test('typing replaces a code that is selected whole', async () => {
  render(<Sample onComplete={() => undefined} />);
  await userEvent.type(input(), '1234');
  input().setSelectionRange(0, 4);
  await userEvent.keyboard('9');
  expect(input().value).toBe('9');
});

test('a phone offers the received code and a number pad', () => {
  render(<Sample onComplete={() => undefined} />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});
