import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { removeAnalyticsScript } from '../../data/analytics/analyticsScript';
import type { LocaleId } from '../../domain/region/locales';
import { useConsent } from '../../state/privacy/consent';
import { ConsentChoices } from './ConsentChoices';

vi.mock('../../data/analytics/analyticsScript', () => ({ removeAnalyticsScript: vi.fn() }));

const response = { analytics: true, errorReports: false, decidedAt: '2026-11-21T15:32:00.000Z' };
const saveStored = () => localStorage.setItem('consent', JSON.stringify(response));
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null') as unknown;
const sendGpc = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

function setup(localeId: LocaleId = 'en-US') {
  useConsent.restore();
  const view = renderInLocale(<ConsentChoices />, { localeId });
  const box = (purpose: 'analytics' | 'errorReports') =>
    view.getByRole('checkbox', { name: view.t(`consent.${purpose}`) }) as HTMLInputElement;
  return { ...view, box, save: () => view.user.click(view.getByRole('button', { name: view.t('app.save') })) };
}

afterEach(() => {
  vi.mocked(removeAnalyticsScript).mockClear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('D-29 the page of choices', () => {
  test('starts with both off, explains each, and says that there is no decision yet', () => {
    const { box, t, getByText } = setup();
    expect([box('analytics').checked, box('errorReports').checked]).toEqual([false, false]);
    expect(box('analytics')).toHaveAccessibleDescription(t('consent.analyticsHint'));
    expect(box('errorReports')).toHaveAccessibleDescription(t('consent.errorReportsHint'));
    expect(getByText(t('consent.undecided'))).toBeVisible();
  });

  test('saves each choice by itself, and confirms it in place', async () => {
    const { box, save, user, t, getByText, queryByText } = setup();
    await user.click(box('errorReports'));
    expect(stored()).toBeNull();
    await save();
    expect(stored()).toEqual({ analytics: false, errorReports: true, decidedAt: expect.any(String) });
    expect(getByText(t('consent.saved'))).toBeVisible();
    expect(queryByText(t('consent.undecided'))).toBeNull();
    await user.click(box('analytics'));
    expect(queryByText(t('consent.saved'))).toBeNull();
  });

  test.each([
    ['en-US', 'November 21, 2026 at 10:32 AM'],
    ['en-CA', 'November 21, 2026 at 10:32 a.m.'],
    ['fr-CA', '21 novembre 2026 à 10 h 32'],
  ] as const)('shows in %s what was chosen, and when', (localeId, date) => {
    saveStored();
    const { box, getByText } = setup(localeId);
    expect([box('analytics').checked, box('errorReports').checked]).toEqual([true, false]);
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(getByText((text) => plain(text).includes(date))).toBeVisible();
  });

  test('takes consent back, and ends a running measurement script', async () => {
    saveStored();
    const { box, save, user } = setup();
    await user.click(box('analytics'));
    await save();
    expect(stored()).toMatchObject({ analytics: false, errorReports: false });
    expect(removeAnalyticsScript).toHaveBeenCalledOnce();
  });

  test('keeps that script while analytics stay allowed', async () => {
    saveStored();
    const { box, save, user } = setup();
    await user.click(box('errorReports'));
    await save();
    expect(stored()).toMatchObject({ analytics: true, errorReports: true });
    expect(removeAnalyticsScript).not.toHaveBeenCalled();
  });

  test('follows another tab', async () => {
    const { box, findByRole, t } = setup();
    saveStored();
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(await findByRole('checkbox', { name: t('consent.analytics'), checked: true })).toBe(box('analytics'));
  });

  test('with Global Privacy Control, says that the browser has opted out, and disables the choices', () => {
    saveStored();
    sendGpc();
    const { box, t, getByText, queryByRole } = setup();
    expect(getByText(t('consent.gpcText'))).toBeVisible();
    for (const purpose of ['analytics', 'errorReports'] as const) {
      expect(box(purpose)).not.toBeChecked();
      expect(box(purpose)).toBeDisabled();
    }
    expect(queryByRole('button', { name: t('app.save') })).toBeNull();
  });
});
