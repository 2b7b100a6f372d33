import { act, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { useBlockedNavigation } from '../../state/navigation/blockedNavigation';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { LeaveDialog } from './LeaveDialog';

const onLinkClick = vi.fn();

function Flow({ isDirty }: { isDirty: boolean }) {
  const letLeave = useLeaveWarning(isDirty);
  return (
    <>
      <p>What was entered</p>
      <button onClick={letLeave}>The flow ends</button>
    </>
  );
}

function Page({ isDirty = true, hasFlow = true, hasDialog = true }) {
  const isHeld = useBlockedNavigation(({ blocked }) => blocked !== null);
  return (
    <>
      <a href="/us/en/shop?sort=new#top" onClick={onLinkClick}>
        Shop <b>now</b>
      </a>
      <a href="/us/en/shop" target="_blank" rel="noreferrer">
        New window
      </a>
      <a href="/us/en/shop" target="_self">
        This window
      </a>
      <a href="/report.pdf" download>
        Report
      </a>
      <a href="/us/en/register?step=2#names">Same page</a>
      <a href="https://example.com/us/en/shop">Other site</a>
      <button onClick={() => void navigate('/us/en/user/account')}>The flow goes on</button>
      {hasFlow && <Flow isDirty={isDirty} />}
      {isHeld && hasDialog && <LeaveDialog />}
    </>
  );
}

/** Clicks, and returns whether the click was not prevented. jsdom itself does not navigate. */
function click(name: string | RegExp, how: MouseEventInit = {}): boolean {
  let isThrough = false;
  const see = (event: Event) => {
    isThrough = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', see, { once: true });
  fireEvent.click(screen.getByText(name), how);
  return isThrough;
}

const draw = (props: Parameters<typeof Page>[0] = {}, localeId?: LocaleId) =>
  renderInLocale(<Page {...props} />, { localeId });
const dialog = () => screen.queryByRole('dialog', { name: 'Leave this page?' });
const stay = () => screen.getByRole('button', { name: 'Stay' });
const leave = () => screen.getByRole('button', { name: 'Leave' });

beforeEach(() => window.history.replaceState(null, '', '/us/en/register'));
afterEach(() => {
  vi.useRealTimers();
  onLinkClick.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('S2-59 a link to another page while there is unsaved input', () => {
  test('is held, and the dialog opens with focus on the button to stay', () => {
    draw();
    expect(click('now')).toBe(false);
    expect(dialog()).toBeVisible();
    expect(stay()).toHaveFocus();
    expect(stay()).toHaveAccessibleDescription('What you entered here will be lost.');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('also in French', () => {
    const { t } = draw({}, 'fr-CA');
    click('now');
    expect(screen.getByRole('dialog', { name: t('leave.title') })).toHaveTextContent(t('leave.text'));
    expect(screen.getByRole('button', { name: t('leave.stay') })).toHaveFocus();
    expect(screen.getByRole('button', { name: t('leave.confirm') })).toBeVisible();
  });

  test('stays held when the shopper stays, and the next click asks again', () => {
    draw();
    click('now');
    fireEvent.click(stay());
    expect([dialog(), vi.mocked(navigate).mock.calls]).toEqual([null, []]);
    expect(click('now')).toBe(false);
    expect(dialog()).toBeVisible();
  });

  test('Esc means staying, and focus returns to the link', () => {
    draw();
    screen.getByText(/Shop/).focus();
    click('now');
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(screen.getByText(/Shop/)).toHaveFocus();
  });

  test('is followed when the shopper leaves, once and with its full URL; then nothing is held', () => {
    draw();
    click('now');
    fireEvent.click(leave());
    expect(vi.mocked(navigate).mock.calls).toEqual([['/us/en/shop?sort=new#top']]);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('still runs its own click handler, such as closing its menu', () => {
    draw();
    click('now');
    expect(onLinkClick).toHaveBeenCalledOnce();
  });

  test('is held when its target names this window', () => {
    draw();
    expect(click('This window')).toBe(false);
  });
});

describe('S2-59 is not held', () => {
  test.each([
    ['in a new window', 'New window', {}],
    ['with the control key', 'now', { ctrlKey: true }],
    ['with the command key', 'now', { metaKey: true }],
    ['with the shift key', 'now', { shiftKey: true }],
    ['with the alt key', 'now', { altKey: true }],
    ['with the middle button', 'now', { button: 1 }],
    ['on a download', 'Report', {}],
    ['within the page', 'Same page', {}],
    ['to another site, where the browser asks', 'Other site', {}],
    ['on text that is not a link', 'What was entered', {}],
  ])('a click %s', (_, name, how) => {
    draw();
    expect(click(name, how)).toBe(true);
    expect(dialog()).toBeNull();
  });

  test('a click without unsaved input', () => {
    const { rerender } = draw({ isDirty: false });
    expect(click('now')).toBe(true);
    rerender(<Page isDirty />);
    expect(click('now')).toBe(false);
    rerender(<Page isDirty={false} />);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('a click after the flow unmounted, which also closes the dialog', () => {
    const { rerender } = draw();
    click('now');
    rerender(<Page hasFlow={false} />);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('navigation by the flow itself', () => {
    draw();
    click('The flow goes on');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/user/account');
    expect(dialog()).toBeNull();
  });

  test('any navigation after the flow is complete', () => {
    draw();
    click('now');
    fireEvent.click(screen.getByText('The flow ends'));
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('a second attempt when the dialog did not load, so that nobody is locked in', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    draw({ hasDialog: false });
    expect(click('now')).toBe(false);
    expect(click('now')).toBe(false);
    vi.setSystemTime(Date.now() + 2001);
    expect(click('now')).toBe(true);
  });
});

describe('S2-59 closing or reloading the page', () => {
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks through the browser while there is unsaved input', () => {
    const { rerender } = draw({ isDirty: false });
    expect(isAskedAbout()).toBe(false);
    rerender(<Page />);
    expect(isAskedAbout()).toBe(true);
    rerender(<Page isDirty={false} />);
    expect(isAskedAbout()).toBe(false);
  });

  test('does not ask a second time for a link that was followed', () => {
    draw();
    click('now');
    fireEvent.click(leave());
    expect(isAskedAbout()).toBe(false);
  });
});

describe('S2-59 back and forward', () => {
  const traverseTo = vi.fn(() => ({
    committed: Promise.reject(new Error('aborted')),
    finished: new Promise(() => {}),
  }));

  /** The part of the browser's Navigation API that the code uses. */
  function traverse(rest: { path?: string; cancelable?: boolean; navigationType?: string } = {}): boolean {
    const { path = '/us/en/shop', cancelable = true, navigationType = 'traverse' } = rest;
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { url: location.origin + path, key: 'entry-1' },
    });
    let isThrough = true;
    act(() => void (isThrough = (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(event)));
    return isThrough;
  }

  beforeEach(() => {
    traverseTo.mockClear();
    vi.stubGlobal('navigation', Object.assign(new EventTarget(), { traverseTo }));
  });

  test('is held, and happens when the shopper leaves', async () => {
    draw();
    expect(traverse()).toBe(false);
    expect(dialog()).toBeVisible();
    expect(traverseTo).not.toHaveBeenCalled();
    fireEvent.click(leave());
    expect(traverseTo).toHaveBeenCalledExactlyOnceWith('entry-1');
    expect([dialog(), traverse()]).toEqual([null, true]);
  });

  test('is canceled when the shopper stays', () => {
    draw();
    traverse();
    fireEvent.click(stay());
    expect([dialog(), traverseTo.mock.calls]).toEqual([null, []]);
  });

  test.each([
    ['a navigation that cannot be canceled', { cancelable: false }],
    ['a navigation within the page', { path: '/us/en/register?step=2' }],
    ['a push by the router', { navigationType: 'push' }],
    ['a replacement by the router', { navigationType: 'replace' }],
  ])('is not held: %s', (_, rest) => {
    draw();
    expect(traverse(rest)).toBe(true);
    expect(dialog()).toBeNull();
  });

  test('is not held without unsaved input', () => {
    draw({ isDirty: false });
    expect(traverse()).toBe(true);
  });
});
