import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { number } from '../domain/validation/plainSchema';

const key = 'count';
const setHere = (value: string | null) =>
  value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);

/** Stores a value as another tab does, with the event that this tab receives. */
function setElsewhere(value: string | null): void {
  setHere(value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function loadPage() {
  vi.resetModules();
  const { restoreStores, storedStore } = await import('./storedStore');
  const createCount = () =>
    storedStore<{ count: number | null; isOpen: boolean }, number>({
      key,
      schema: number,
      initial: { count: null, isOpen: false },
      toState: (count, { isOpen }) => ({ count: count ?? 0, isOpen }),
    });
  return { restoreStores, createCount };
}

async function startPage() {
  const page = await loadPage();
  const useCount = page.createCount();
  page.restoreStores();
  return { ...page, useCount, count: () => useCount.getState().count };
}

describe('S9-12 a stored store', () => {
  test('has its initial state until all stores are restored', async () => {
    setHere('7');
    const { restoreStores, createCount } = await loadPage();
    const useCount = createCount();
    expect(useCount.getState().count).toBeNull();
    restoreStores();
    expect(useCount.getState().count).toBe(7);
  });

  test('created later, in a chunk of its own, restores itself', async () => {
    const { createCount } = await startPage();
    setHere('7');
    expect(createCount().getState().count).toBe(7);
  });

  test('hydrates with its initial state, as the server rendered it, then shows what is stored', async () => {
    setHere('7');
    const { useCount } = await startPage();
    const Count = () => <p>{`Count ${useCount((state) => state.count)}`}</p>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Count />);
    expect(container.textContent).toBe('Count null');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, <Count />, { onRecoverableError }));
    expect(container.textContent).toBe('Count 7');
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });

  test('starts with its default if the stored value is invalid, and removes that', async () => {
    setHere('"seven"');
    const { count } = await startPage();
    expect([count(), localStorage.getItem(key)]).toEqual([0, null]);
  });

  test('stores what it saves, and keeps the rest of its state', async () => {
    const { useCount } = await startPage();
    useCount.save(7, { isOpen: true });
    useCount.save(8);
    expect([useCount.getState(), localStorage.getItem(key)]).toEqual([{ count: 8, isOpen: true }, '8']);
  });
});

describe('S9-12 another tab', () => {
  test('that stores, removes or clears is followed', async () => {
    const { useCount, count } = await startPage();
    const Shown = () => <p>{`Count ${useCount((state) => state.count)}`}</p>;
    render(<Shown />);
    act(() => setElsewhere('7'));
    expect(screen.getByText('Count 7')).toBeVisible();
    setElsewhere(null);
    expect(count()).toBe(0);
    useCount.save(8);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(count()).toBe(0);
  });

  test('that stores another key changes nothing', async () => {
    const { useCount } = await startPage();
    useCount.save(7);
    const state = useCount.getState();
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(useCount.getState()).toBe(state);
  });

  test('that has stored something is noticed before its event arrives', async () => {
    const { useCount, count } = await startPage();
    useCount.save(1);
    setHere('7');
    useCount.sync();
    expect(count()).toBe(7);
    setHere(null);
    useCount.sync();
    expect(count(), 'cleared without an event').toBe(7);
  });

  test('writing at the same time: both show what was stored last', async () => {
    const one = await startPage();
    const other = await startPage();
    one.useCount.save(1);
    other.useCount.save(2);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect([one.count(), other.count(), localStorage.getItem(key)]).toEqual([2, 2, '2']);
  });

  test('with a newer build, which stores a later version, changes nothing here and loses nothing there', async () => {
    const { useCount, count } = await startPage();
    useCount.save(7);
    const laterVersion = '{"version":2,"value":{"amount":9}}';
    setElsewhere(laterVersion);
    expect(count()).toBe(7);
    useCount.save(8);
    expect([count(), localStorage.getItem(key)]).toEqual([8, laterVersion]);
  });

  test('is also followed by a page that comes back from the back/forward cache', async () => {
    const { count } = await startPage();
    setHere('7');
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(count()).toBe(0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(count()).toBe(7);
  });
});
