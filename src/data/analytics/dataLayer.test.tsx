import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDataLayer, openDataLayer, pushEvent } from './dataLayer';

const page = window as { dataLayer?: object[] };
const names = () => page.dataLayer?.map((entry) => (entry as { event: string }).event);

function hide(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeDataLayer();
  delete page.dataLayer;
});

describe('S7-30 S9-07 events reach the data layer', () => {
  test('three seconds after the last event, in order', () => {
    openDataLayer();
    pushEvent({ event: 'one' });
    vi.advanceTimersByTime(2999);
    pushEvent({ event: 'two' });
    vi.advanceTimersByTime(2999);
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['one', 'two']);
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual(['one', 'two']);
  });

  test('immediately when the page is hidden, and while it is', () => {
    openDataLayer();
    pushEvent({ event: 'one' });
    hide('hidden');
    expect(names()).toEqual(['one']);
    pushEvent({ event: 'two' });
    expect(names()).toEqual(['one', 'two']);
    hide('visible');
    pushEvent({ event: 'three' });
    expect(names()).toEqual(['one', 'two']);
  });

  test('immediately when the page is left', () => {
    openDataLayer();
    pushEvent({ event: 'one' });
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toEqual(['one']);
  });

  test('including those that another listener adds during the same event, even if it was registered later', () => {
    openDataLayer();
    pushEvent({ event: 'route_change' });
    const last = () => pushEvent({ event: 'web_vitals' });
    window.addEventListener('visibilitychange', last, { capture: true });
    hide('hidden');
    window.removeEventListener('visibilitychange', last, { capture: true });
    expect(names()).toEqual(['route_change', 'web_vitals']);
  });

  test('after the entries of a page that embeds the shop', () => {
    page.dataLayer = [{ event: 'theirs' }];
    openDataLayer();
    pushEvent({ event: 'ours' });
    vi.advanceTimersByTime(3000);
    expect(names()).toEqual(['theirs', 'ours']);
  });

  test('one by one, if a reader has replaced `push`', () => {
    const push = vi.fn<(event: object) => number>();
    page.dataLayer = Object.assign([], { push });
    openDataLayer();
    pushEvent({ event: 'one' });
    pushEvent({ event: 'two' });
    vi.advanceTimersByTime(3000);
    expect(push.mock.calls).toEqual([[{ event: 'one' }], [{ event: 'two' }]]);
  });
});

describe('D-29 nothing is pushed', () => {
  test('before the data layer is opened, not even later', () => {
    pushEvent({ event: 'one' });
    openDataLayer();
    vi.advanceTimersByTime(3000);
    expect(names()).toEqual([]);
  });

  test('after it is closed, not even pending events', () => {
    openDataLayer();
    pushEvent({ event: 'one' });
    closeDataLayer();
    pushEvent({ event: 'two' });
    hide('hidden');
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(3000);
    expect(names()).toEqual([]);
  });
});
