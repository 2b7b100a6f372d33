import { fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test, vi } from 'vitest';
import {
  onLinkClick,
  LeavablePage,
  click,
  renderLeavablePage,
  dialog,
  stayButton,
  leaveButton,
  setUpLeavablePage,
} from '../../../tests/fixtures/components/renderLeavablePage';

setUpLeavablePage();

describe('S2-59 a link to another page while there is unsaved input', () => {
  test('is held, and the dialog opens with focus on the button to stay', () => {
    renderLeavablePage();
    expect(click('now')).toBe(false);
    expect(dialog()).toBeVisible();
    expect(stayButton()).toHaveFocus();
    expect(stayButton()).toHaveAccessibleDescription('What you entered here will be lost.');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('also in French', () => {
    const { t } = renderLeavablePage({}, 'fr-CA');
    click('now');
    expect(screen.getByRole('dialog', { name: t('leave.title') })).toHaveTextContent(t('leave.text'));
    expect(screen.getByRole('button', { name: t('leave.stay') })).toHaveFocus();
    expect(screen.getByRole('button', { name: t('leave.confirm') })).toBeVisible();
  });

  test('stays held when the shopper stays, and the next click asks again', () => {
    renderLeavablePage();
    click('now');
    fireEvent.click(stayButton());
    expect([dialog(), vi.mocked(navigate).mock.calls]).toEqual([null, []]);
    expect(click('now')).toBe(false);
    expect(dialog()).toBeVisible();
  });

  test('Esc means staying, and focus returns to the link', () => {
    renderLeavablePage();
    screen.getByText(/Shop/).focus();
    click('now');
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(screen.getByText(/Shop/)).toHaveFocus();
  });

  test('is followed when the shopper leaves, once and with its full URL; then nothing is held', () => {
    renderLeavablePage();
    click('now');
    fireEvent.click(leaveButton());
    expect(vi.mocked(navigate).mock.calls).toEqual([['/us/en/shop?sort=new#top']]);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('still runs its own click handler, such as closing its menu', () => {
    renderLeavablePage();
    click('now');
    expect(onLinkClick).toHaveBeenCalledOnce();
  });

  test('is held when its target names this window', () => {
    renderLeavablePage();
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
    ['on text that is not a link', 'Entered text', {}],
  ])('a click %s', (_, name, how) => {
    renderLeavablePage();
    expect(click(name, how)).toBe(true);
    expect(dialog()).toBeNull();
  });

  test('a click without unsaved input', () => {
    const { rerender } = renderLeavablePage({ isDirty: false });
    expect(click('now')).toBe(true);
    rerender(<LeavablePage isDirty />);
    expect(click('now')).toBe(false);
    rerender(<LeavablePage isDirty={false} />);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('a click after the flow unmounted, which also closes the dialog', () => {
    const { rerender } = renderLeavablePage();
    click('now');
    rerender(<LeavablePage hasFlow={false} />);
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('navigation by the flow itself', () => {
    renderLeavablePage();
    click('Continue the flow');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/user/account');
    expect(dialog()).toBeNull();
  });

  test('any navigation after the flow is complete', () => {
    renderLeavablePage();
    click('now');
    fireEvent.click(screen.getByText('Finish the flow'));
    expect(dialog()).toBeNull();
    expect(click('now')).toBe(true);
  });

  test('a second attempt when the dialog did not load, so that nobody is locked in', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    renderLeavablePage({ hasDialog: false });
    expect(click('now')).toBe(false);
    expect(click('now')).toBe(false);
    vi.setSystemTime(Date.now() + 2001);
    expect(click('now')).toBe(true);
  });
});
