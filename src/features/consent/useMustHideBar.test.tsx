import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, showToast, useToasts } from '../../state/notifications/toasts';
import { useMustHideBar } from './useMustHideBar';

const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

/** jsdom has no layout, so the test sets each element's box. */
function place(element: HTMLElement, { top, left = 0 }: { top: number; left?: number }) {
  element.getBoundingClientRect = () => new DOMRect(left, top, 200, 40);
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  useToasts.setState({ toasts: [] });
});

function renderUseMustHideBar() {
  document.body.innerHTML = '<main><h1>Head</h1><a data-look="primary">Go</a></main><aside><button>No</button></aside>';
  const [headline, button, bar] = ['h1', 'a', 'aside'].map((name) => document.querySelector<HTMLElement>(name)!);
  place(headline!, { top: 100 });
  place(button!, { top: 300 });
  const layout = { offsetTop: 600, offsetLeft: 0, offsetWidth: 366, offsetHeight: 180 };
  for (const [name, value] of Object.entries(layout)) Object.defineProperty(bar!, name, { value });
  const ref: { current: HTMLElement | null } = { current: bar! };
  const { result } = renderHook(() => useMustHideBar(ref));
  return { ref, result, headline: headline!, button: button!, bar: bar! };
}

test('S1-04 D-29 the bar stays where it covers neither the headline nor the first button', () => {
  expect(renderUseMustHideBar().result.current).toBe(false);
});

test('D-29 it hides while it would cover a button scrolled under it, and comes back', async () => {
  const { result, button } = renderUseMustHideBar();
  place(button, { top: 590 });
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect(result.current).toBe(true);
  place(button, { top: 500 });
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect(result.current).toBe(false);
});

test('D-29 it hides for the headline, but not for what is beside it', async () => {
  const { result, headline } = renderUseMustHideBar();
  place(headline, { top: 700 });
  window.dispatchEvent(new Event('resize'));
  await frame();
  expect(result.current).toBe(true);
  place(headline, { top: 700, left: 400 });
  window.dispatchEvent(new Event('resize'));
  await frame();
  expect(result.current).toBe(false);
});

test('D-31 it never hides while it contains the focus', async () => {
  const { result, button, bar } = renderUseMustHideBar();
  bar.querySelector('button')!.focus();
  place(button, { top: 650 });
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect(result.current).toBe(false);
});

test('it makes room for a toast and comes back after it, but keeps the focus (D-29 D-31)', () => {
  const { result, bar } = renderUseMustHideBar();
  act(() => showToast({ variant: 'info', message: 'Added' }));
  expect(result.current).toBe(true);
  act(() => closeToast(useToasts.getState().toasts[0]!.id));
  expect(result.current).toBe(false);
  bar.querySelector('button')!.focus();
  act(() => showToast({ variant: 'info', message: 'Added' }));
  expect(result.current).toBe(false);
});

test('D-29 a frame between the bar’s removal and the cleanup is not an error', async () => {
  const { ref, result } = renderUseMustHideBar();
  window.dispatchEvent(new Event('scroll'));
  ref.current = null;
  await frame();
  expect(result.current).toBe(false);
});
