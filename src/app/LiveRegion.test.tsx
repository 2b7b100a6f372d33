import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, useAnnouncements } from '../state/announcements';
import { LiveRegion } from './LiveRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const say = (...words: Parameters<typeof announce>) => act(() => announce(...words));

const polite = () => screen.getByRole('status');
const assertive = () => screen.getByRole('alert');

test('both regions are in the HTML of the page, empty, before anything is said', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<LiveRegion />);
  expect(within(html).getByRole('status')).toBeEmptyDOMElement();
  expect(within(html).getByRole('alert')).toBeEmptyDOMElement();
});

test('a text is added to the region of its politeness, which stays the same element', () => {
  render(<LiveRegion />);
  const [status, alert] = [polite(), assertive()];
  say('Saved');
  say('Failed', 'assertive');
  expect([status.textContent, alert.textContent]).toEqual(['', '']);
  pass(100);
  expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Failed']);
  expect([polite(), assertive()]).toEqual([status, alert]);
});

test('the same words are said again, as a text of their own', () => {
  render(<LiveRegion />);
  say('Saved');
  say('Saved');
  pass(100);
  const texts = [...polite().children];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Saved', 'Saved']);
  say('Saved');
  pass(100);
  expect([...polite().children].slice(0, 2)).toEqual(texts);
  expect(polite().children).toHaveLength(3);
});

test('what was said is taken away after a while, each text in its time', () => {
  render(<LiveRegion />);
  say('One');
  pass(3000);
  say('Two');
  pass(2000);
  expect(polite()).toHaveTextContent(/^Two$/);
  pass(3000);
  expect(polite()).toBeEmptyDOMElement();
});

test('what is said before the regions are drawn is read out when they are', () => {
  say('Saved');
  pass(100);
  render(<LiveRegion />);
  expect(polite()).toHaveTextContent('Saved');
});

test('while a dialog is open, the rest of the page is inert: it is said inside the dialog too', () => {
  const draw = (isOpen: boolean) => (
    <>
      <LiveRegion />
      {isOpen && (
        <dialog open aria-label="Cart">
          <p>Two pods</p>
        </dialog>
      )}
    </>
  );
  const { rerender } = render(draw(true));
  const dialog = within(screen.getByRole('dialog'));
  say('Saved');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  pass(100);
  expect(dialog.getByRole('status')).toHaveTextContent('Saved');
  rerender(draw(false));
  pass(5000);
  expect(polite()).toBeEmptyDOMElement();
});
