import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { useLegalNotice } from '../../state/privacy/legalNotice';
import { LegalNotice } from './LegalNotice';

const isAccepted = () => useLegalNotice.getState().isAccepted;

beforeEach(useLegalNotice.restore);

describe('S2-51 the legal notice of express delivery', () => {
  test('lists what the law requires, point by point', () => {
    const { t } = renderInLocale(<LegalNotice termsVersion="2026-01-01" />);
    expect(screen.getByRole('dialog', { name: 'Before you order' })).toBeVisible();
    const points = screen.getAllByRole('listitem').map((point) => point.textContent);
    expect(points).toEqual([
      t('legalNotice.seller'),
      'You are at least 21 years old, and the order is for you.',
      t('legalNotice.id'),
      t('legalNotice.place'),
      t('legalNotice.limits'),
      t('legalNotice.transport'),
    ]);
  });

  test('S4-35 S9-12 Agree / I understand stores acceptance locally', async () => {
    const { user } = renderInLocale(<LegalNotice termsVersion="2026-01-01" />);
    await user.click(screen.getByRole('button', { name: 'Agree / I understand' }));
    expect([isAccepted(), localStorage.getItem('express_legal_accepted')]).toEqual([true, 'true']);
    expect(localStorage.getItem('terms_accepted')).toBe('2026-01-01');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('D-09 Not now opens the shop’s list and accepts nothing', async () => {
    const { user } = renderInLocale(<LegalNotice termsVersion="2026-01-01" />);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/shop/pods', undefined);
    expect([isAccepted(), localStorage.getItem('express_legal_accepted')]).toEqual([false, null]);
  });

  test('D-31 keyboard focus starts at the notice, then reaches its buttons', async () => {
    const { user, t } = renderInLocale(<LegalNotice termsVersion="2026-01-01" />);
    await user.tab();
    expect(screen.getByRole('group', { name: t('legalNotice.lead') })).toHaveFocus();
    for (const [name, page] of [
      ['terms', '/us/en/terms'],
      ['privacy policy', '/us/en/privacy'],
    ] as const) {
      await user.tab();
      expect(screen.getByRole('link', { name })).toHaveFocus();
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', page);
    }
    await user.tab();
    expect(screen.getByRole('button', { name: t('legalNotice.agree') })).toHaveFocus();
  });

  test.each([
    ['what had it', true],
    ['the page’s content, if nothing had it', false],
  ])('D-31 closing returns the focus to %s', async (_, hadFocus) => {
    function Page({ isOpen }: { isOpen: boolean }) {
      const isDone = useLegalNotice((state) => state.isAccepted);
      return (
        <main id="content" tabIndex={-1}>
          <a href="#x">To the page</a>
          {isOpen && !isDone && <LegalNotice termsVersion="2026-01-01" />}
        </main>
      );
    }
    const { user, t, rerender } = renderInLocale(<Page isOpen={false} />);
    if (hadFocus) screen.getByRole('link', { name: 'To the page' }).focus();
    rerender(<Page isOpen />);
    screen.getByRole('button', { name: t('legalNotice.agree') }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const expected = hadFocus ? screen.getByRole('link', { name: 'To the page' }) : screen.getByRole('main');
    await waitFor(() => expect(expected).toHaveFocus());
  });

  test('has no other way out', async () => {
    const { user, t } = renderInLocale(<LegalNotice termsVersion="2026-01-01" />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      t('legalNotice.agree'),
      t('legalNotice.decline'),
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(isAccepted()).toBe(false);
  });
});
