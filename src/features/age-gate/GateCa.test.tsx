import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import {
  acceptedCountries,
  gateClosed,
  homePage,
  optionTexts,
  setUpAgeGate,
} from '../../../tests/fixtures/components/ageGate';
import { GateCa } from './GateCa';

setUpAgeGate();

describe('S2-49 S5-02 in Canada', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 3, 12), toFake: ['Date'] }));

  const renderGate = () => {
    const view = renderInLocale(<GateCa page={homePage} />, { localeId: 'en-CA' });
    const { t, user } = view;
    const field = screen.getByLabelText(t('gate.ca.birthday'));
    const enter = async (typed: string) => {
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: t('gate.submit') }));
      await gateClosed();
    };
    return { ...view, field, enter };
  };

  test('S3-22 asks for the birthday and the province, with All Provinces as the default', () => {
    const { t } = renderGate();
    expect(optionTexts(t('gate.ca.province'))).toEqual([t('region.CA_ALL'), 'Quebec']);
    expect(screen.getByLabelText(t('gate.ca.province'))).toHaveValue('CA_ALL');
    expect(screen.queryByRole('button', { name: t('gate.us.no') })).toBeNull();
    expect(screen.getByRole('link', { name: t('gate.switch.us') })).toHaveAttribute('href', '/us/en');
  });

  test('the input is masked as xx/xx/xxxx', async () => {
    const { field, user } = renderGate();
    await user.type(field, '02141990');
    expect(field).toHaveValue('02/14/1990');
    await user.type(field, '7a');
    expect(field).toHaveValue('02/14/1990');
  });

  test('a correction in the middle keeps the caret', async () => {
    const { field, user } = renderGate();
    await user.type(field, '02141990');
    await user.type(field, '{Backspace}3', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field).toHaveValue('02/34/1990');
    expect((field as HTMLInputElement).selectionStart).toBe(4);
  });

  test.each([
    ['1/2/1990', '01/02/1990'],
    ['1990-01-02', '01/02/1990'],
    ['01021990', '01/02/1990'],
    ['nothing', ''],
    ['January 2, 1990', 'January 2, 1990'],
  ])('pasting %s enters %j', async (pasted, taken) => {
    const { field, user } = renderGate();
    await user.click(field);
    await user.paste(pasted);
    expect(field).toHaveValue(taken);
  });

  test.each([
    ['1990-01-02', '01/02/1990'],
    ['1/2/1990', '01/02/1990'],
  ])('S5-02 a browser that fills in %s leaves %s, and the visitor enters', async (filled, shown) => {
    const { field, user, t } = renderGate();
    fireEvent.input(field, { target: { value: filled } });
    expect(field).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: t('gate.submit') }));
    await gateClosed();
    expect(acceptedCountries()!.ca).toBe(true);
  });

  test('an error moves focus to the birthday', async () => {
    const { enter, field } = renderGate();
    await enter('02/30/1990');
    expect(field).toHaveFocus();
  });

  test('S5-01 without a birthday: Required', async () => {
    const { enter, field } = renderGate();
    await enter('');
    expect(field).toHaveAccessibleDescription(/Required/);
    expect(acceptedCountries()!.ca).toBe(false);
  });

  test.each(['02/30/1990', '13/01/1990', '04/31/1990', '02/29/2001', '01/01/1900', '02/14/90'])(
    '%s: Please use a valid birthday',
    async (typed) => {
      const { enter, field } = renderGate();
      await enter(typed);
      expect(field).toHaveAccessibleDescription(/Please use a valid birthday \(MM\/DD\/YYYY\)/);
      expect(field).toBeInvalid();
      expect(acceptedCountries()!.ca).toBe(false);
    },
  );

  test.each([
    ['11/04/2007', 'nineteen tomorrow'],
    ['01/01/2027', 'in the future'],
  ])('%s (%s): You must be over 19 years old', async (typed) => {
    const { enter, field } = renderGate();
    await enter(typed);
    expect(field).toHaveAccessibleDescription(/You must be over 19 years old/);
    expect(acceptedCountries()!.ca).toBe(false);
  });

  test('11/03/2007, nineteen today, may enter; S4-34 that is stored for Canada with its province', async () => {
    const { enter } = renderGate();
    await enter('11/03/2007');
    expect(acceptedCountries()).toEqual({ us: false, ca: true });
    expect([localStorage.getItem('age_accepted_ca'), localStorage.getItem('subcountry_ca')]).toEqual([
      'true',
      'CA_ALL',
    ]);
  });

  test.each([
    ['11/04/2005', false],
    ['11/03/2005', true],
  ])('S9-01 in Quebec, born on %s, 21 years are required', async (typed, isEntering) => {
    const { enter, field, t, user } = renderGate();
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'QC');
    await enter(typed);
    expect(acceptedCountries()!.ca).toBe(isEntering);
    if (isEntering) expect(localStorage.getItem('subcountry_ca')).toBe('CA_ALL');
    else expect(field).toHaveAccessibleDescription(/You must be over 21 years old/);
  });

  test('S9-01 a visitor who changes the province is asked by its age', async () => {
    const { enter, t, user } = renderGate();
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'QC');
    await enter('11/03/2006');
    expect(acceptedCountries()!.ca).toBe(false);
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'CA_ALL');
    await enter('11/03/2006');
    expect(acceptedCountries()!.ca).toBe(true);
  });

  test('S7-24 S9-01 Quebec is preselected for a visitor who seems to be there', async () => {
    fakeApi({ 'GET /geo': { country: { code: 'CA' }, subcountry: { code: 'QC' }, region: 'CA_ALL' } });
    const { t } = renderGate();
    await waitFor(() => expect(screen.getByLabelText(t('gate.ca.province'))).toHaveValue('QC'));
    expect(screen.getByText(/at least 19 years old to use this site in Canada, or 21 in Quebec/)).toBeVisible();
  });

  test('the date itself is not stored', async () => {
    const { enter } = renderGate();
    await enter('02/28/1990');
    expect(JSON.stringify({ ...localStorage })).not.toContain('1990');
  });
});
