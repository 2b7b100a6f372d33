import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onSearchChange, readSearch } from './urlSearch';
import { writeSearch } from './writeSearch';

const path = '/us/en/shop/pods';
const goTo = (address: string) => window.history.pushState({ key: 'router' }, '', address);
const address = () => window.location.pathname + window.location.search;

let reported: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  goTo(path);
  reported = [];
  stop = onSearchChange(() => reported.push(readSearch(path)));
});
afterEach(() => {
  vi.runAllTimers();
  stop();
});

describe('the query of a page’s URL', () => {
  test('adds or replaces a history entry, and keeps the router’s state in it', () => {
    const entries = window.history.length;
    writeSearch(path, '?a=1', 'push');
    expect([window.history.length, address()]).toEqual([entries + 1, `${path}?a=1`]);
    writeSearch(path, '?a=2', 'replace');
    expect([window.history.length, address()]).toEqual([entries + 1, `${path}?a=2`]);
    expect(window.history.state).toEqual({ key: 'router' });
    expect(reported).toEqual(['?a=1', '?a=2']);
  });

  test('stays the same if nothing changes', () => {
    writeSearch(path, '?a=1', 'replace');
    const entries = window.history.length;
    writeSearch(path, '?a=1', 'push');
    expect([window.history.length, reported]).toEqual([entries, ['?a=1']]);
  });

  test('is readable immediately while typing, and written once typing pauses', () => {
    const entries = window.history.length;
    for (const text of ['a', 'am', 'amb']) {
      writeSearch(path, `?q=${text}`, 'type');
      vi.advanceTimersByTime(200);
    }
    expect([readSearch(path), address()]).toEqual(['?q=amb', path]);
    vi.advanceTimersByTime(200);
    expect([address(), window.history.length]).toEqual([`${path}?q=amb`, entries]);
  });

  test('pushing while typing leaves an entry with the typed query to go back to', () => {
    writeSearch(path, '?q=amb', 'type');
    const replaced = vi.spyOn(window.history, 'replaceState');
    writeSearch(path, '?plant=Sativa&q=amb', 'push');
    expect(replaced).toHaveBeenCalledExactlyOnceWith({ key: 'router' }, '', `${path}?q=amb`);
    vi.runAllTimers();
    expect(address()).toBe(`${path}?plant=Sativa&q=amb`);
  });

  test('is never written to another page’s URL', () => {
    writeSearch(path, '?q=amb', 'type');
    goTo('/us/en/support');
    vi.runAllTimers();
    expect(address()).toBe('/us/en/support');
  });

  test('is kept by a page that is being left', () => {
    goTo(`${path}?plant=Sativa`);
    expect(readSearch(path)).toBe('?plant=Sativa');
    goTo('/us/en?plant=Indica');
    expect(readSearch(path)).toBe('?plant=Sativa');
    expect(readSearch('/us/en')).toBe('?plant=Indica');
    expect(readSearch(path), 'and differs after returning to it').toBe('');
  });

  test('back and forward are reported, and discard what was typed before', () => {
    writeSearch(path, '?q=amb', 'type');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([readSearch(path), reported]).toEqual(['', ['?q=amb', '']]);
    vi.runAllTimers();
    expect(address()).toBe(path);
  });

  test('still counts if the browser refuses to write it, as Safari does after many changes', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    writeSearch(path, '?plant=Sativa', 'push');
    expect(readSearch(path)).toBe('?plant=Sativa');
  });
});
