import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, useAnnouncements } from '../state/notifications/announcements';
import { LiveRegion } from './LiveRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
});

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announceText = (...args: Parameters<typeof announce>) => act(() => announce(...args));

const polite = () => screen.getByRole('status');
const assertive = () => screen.getByRole('alert');

test('the page’s HTML has both regions, empty, before any announcement', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<LiveRegion />);
  expect(within(html).getByRole('status')).toBeEmptyDOMElement();
  expect(within(html).getByRole('alert')).toBeEmptyDOMElement();
});

test('adds a text to the region of its politeness, which stays the same element', () => {
  render(<LiveRegion />);
  const [status, alert] = [polite(), assertive()];
  announceText('Saved');
  announceText('Failed', 'assertive');
  expect([status.textContent, alert.textContent]).toEqual(['', '']);
  passTime(100);
  expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Failed']);
  expect([polite(), assertive()]).toEqual([status, alert]);
});

test('repeats the same words as a new element', () => {
  render(<LiveRegion />);
  announceText('Saved');
  announceText('Saved');
  passTime(100);
  const texts = [...polite().children];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Saved', 'Saved']);
  announceText('Saved');
  passTime(100);
  expect([...polite().children].slice(0, 2)).toEqual(texts);
  expect(polite().children).toHaveLength(3);
});

test('removes each text after its own delay', () => {
  render(<LiveRegion />);
  announceText('One');
  passTime(3000);
  announceText('Two');
  passTime(2000);
  expect(polite()).toHaveTextContent(/^Two$/);
  passTime(3000);
  expect(polite()).toBeEmptyDOMElement();
});

test('reads out texts announced before the regions rendered', () => {
  announceText('Saved');
  passTime(100);
  render(<LiveRegion />);
  expect(polite()).toHaveTextContent('Saved');
});

test('repeats texts inside an open dialog, since the rest of the page is inert', () => {
  const renderLiveRegion = (isOpen: boolean) => (
    <>
      <LiveRegion />
      {isOpen && (
        <dialog open aria-label="Cart">
          <p>Two pods</p>
        </dialog>
      )}
    </>
  );
  const { rerender } = render(renderLiveRegion(true));
  const dialog = within(screen.getByRole('dialog'));
  announceText('Saved');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  passTime(100);
  expect(dialog.getByRole('status')).toHaveTextContent('Saved');
  rerender(renderLiveRegion(false));
  passTime(5000);
  expect(polite()).toBeEmptyDOMElement();
});
