import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onSearchChange, readSearch } from './address';
import { writeSearch } from './writeAddress';

const path = '/us/en/shop/pods';
const goTo = (address: string) => window.history.pushState({ key: 'router' }, '', address);
const address = () => window.location.pathname + window.location.search;

let told: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  goTo(path);
  told = [];
  stop = onSearchChange(() => told.push(readSearch(path)));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  stop();
});

describe('the query of a page’s address', () => {
  test('changes with a step, or in its place, and keeps what the router knows of the entry', () => {
    const before = window.history.length;
    writeSearch(path, '?a=1', 'push');
    expect([window.history.length, address()]).toEqual([before + 1, `${path}?a=1`]);
    writeSearch(path, '?a=2', 'replace');
    expect([window.history.length, address()]).toEqual([before + 1, `${path}?a=2`]);
    expect(window.history.state).toEqual({ key: 'router' });
    expect(told).toEqual(['?a=1', '?a=2']);
  });

  test('stays as it is where nothing changes', () => {
    writeSearch(path, '?a=1', 'replace');
    const before = window.history.length;
    writeSearch(path, '?a=1', 'push');
    expect([window.history.length, told]).toEqual([before, ['?a=1']]);
  });

  test('is known at once while one types, and written when that rests', () => {
    const before = window.history.length;
    for (const text of ['a', 'am', 'amb']) {
      writeSearch(path, `?q=${text}`, 'type');
      vi.advanceTimersByTime(200);
    }
    expect([readSearch(path), address()]).toEqual(['?q=amb', path]);
    vi.advanceTimersByTime(200);
    expect([address(), window.history.length]).toEqual([`${path}?q=amb`, before]);
  });

  test('a step taken while one types leaves what was typed to come back to', () => {
    writeSearch(path, '?q=amb', 'type');
    const replaced = vi.spyOn(window.history, 'replaceState');
    writeSearch(path, '?plant=Sativa&q=amb', 'push');
    expect(replaced).toHaveBeenCalledExactlyOnceWith({ key: 'router' }, '', `${path}?q=amb`);
    vi.runAllTimers();
    expect(address()).toBe(`${path}?plant=Sativa&q=amb`);
  });

  test('is never written into the address of another page', () => {
    writeSearch(path, '?q=amb', 'type');
    goTo('/us/en/support');
    vi.runAllTimers();
    expect(address()).toBe('/us/en/support');
  });

  test('a page that is being left keeps its own', () => {
    goTo(`${path}?plant=Sativa`);
    expect(readSearch(path)).toBe('?plant=Sativa');
    goTo('/us/en?plant=Indica');
    expect(readSearch(path)).toBe('?plant=Sativa');
    expect(readSearch('/us/en')).toBe('?plant=Indica');
    expect(readSearch(path), 'and is another when it is come back to').toBe('');
  });

  test('back and forward are told, and what was typed before them is gone', () => {
    writeSearch(path, '?q=amb', 'type');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([readSearch(path), told]).toEqual(['', ['?q=amb', '']]);
    vi.runAllTimers();
    expect(address()).toBe(path);
  });

  test('counts where the browser refuses to write it, as Safari does after many', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    writeSearch(path, '?plant=Sativa', 'push');
    expect(readSearch(path)).toBe('?plant=Sativa');
  });
});
