import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asksBeforeUnload } from '../../../tests/fixtures/asksBeforeUnload';
import {
  LeavablePage,
  click,
  renderLeavablePage,
  dialog,
  stayButton,
  leaveButton,
  setUpLeavablePage,
} from '../../../tests/fixtures/components/renderLeavablePage';

setUpLeavablePage();

describe('S2-59 closing or reloading the page', () => {
  test('asks through the browser while there is unsaved input', () => {
    const { rerender } = renderLeavablePage({ isDirty: false });
    expect(asksBeforeUnload()).toBe(false);
    rerender(<LeavablePage />);
    expect(asksBeforeUnload()).toBe(true);
    rerender(<LeavablePage isDirty={false} />);
    expect(asksBeforeUnload()).toBe(false);
  });

  test('does not ask a second time for a link that was followed', () => {
    renderLeavablePage();
    click('now');
    fireEvent.click(leaveButton());
    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('S2-59 back and forward', () => {
  const traverseTo = vi.fn(() => ({
    committed: Promise.reject(new Error('aborted')),
    finished: new Promise(() => {}),
  }));

  /** The part of the browser's Navigation API that the code uses. */
  function goBack(entry: { path?: string; cancelable?: boolean; navigationType?: string } = {}): boolean {
    const { path = '/us/en/shop', cancelable = true, navigationType = 'traverse' } = entry;
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { url: location.origin + path, key: 'entry-1' },
    });
    let isAllowed = true;
    act(() => void (isAllowed = (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(event)));
    return isAllowed;
  }

  beforeEach(() => {
    traverseTo.mockClear();
    vi.stubGlobal('navigation', Object.assign(new EventTarget(), { traverseTo }));
  });

  test('is held, and happens when the shopper leaves', async () => {
    renderLeavablePage();
    expect(goBack()).toBe(false);
    expect(dialog()).toBeVisible();
    expect(traverseTo).not.toHaveBeenCalled();
    fireEvent.click(leaveButton());
    expect(traverseTo).toHaveBeenCalledExactlyOnceWith('entry-1');
    expect([dialog(), goBack()]).toEqual([null, true]);
  });

  test('is canceled when the shopper stays', () => {
    renderLeavablePage();
    goBack();
    fireEvent.click(stayButton());
    expect([dialog(), traverseTo.mock.calls]).toEqual([null, []]);
  });

  test.each([
    ['a navigation that cannot be canceled', { cancelable: false }],
    ['a navigation within the page', { path: '/us/en/register?step=2' }],
    ['a push by the router', { navigationType: 'push' }],
    ['a replacement by the router', { navigationType: 'replace' }],
  ])('is not held: %s', (_, entry) => {
    renderLeavablePage();
    expect(goBack(entry)).toBe(true);
    expect(dialog()).toBeNull();
  });

  test('is not held without unsaved input', () => {
    renderLeavablePage({ isDirty: false });
    expect(goBack()).toBe(true);
  });
});
