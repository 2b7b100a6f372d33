import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { afterPaint } from '../../data/page/afterPaint';
import { chooseRegion, useRegionState } from '../../state/region';
import { GateCa } from './GateCa';
import { GateUs } from './GateUs';

const accepted = () => useRegionState.getState().isAccepted;
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.textContent);

/** The gate applies an answer in the frame after it closes. */
const settled = () => act(() => new Promise<void>(afterPaint));

const home = {
  routeId: 'home' as const,
  alternates: (['en-US', 'en-CA', 'fr-CA'] as const).map((localeId) => ({ localeId, path: '/' })),
};
const place = (country: string | null, region: string | null) => ({
  country: { code: country },
  subcountry: null,
  region,
});

beforeEach(() => {
  useRegionState.restore();
  fakeApi({ 'GET /geo': () => new Response(null, { status: 404 }) });
});

describe('S2-48 S4-34 in the United States', () => {
  test('S3-22 it asks whether the visitor is over 21 and in which state, of those that are offered', () => {
    const { t } = renderInLocale(<GateUs page={home} />);
    expect(screen.getByRole('dialog', { name: t('gate.us.question', { legalAge: 21 }) })).toBeVisible();
    expect(screen.queryByLabelText(t('gate.ca.birthday'))).toBeNull();
    expect(options(t('gate.us.state'))).toEqual(
      (['CA', 'OH', 'MO', 'WA', 'CO', 'NM'] as const).map((code) => t(`region.${code}`)),
    );
  });

  test('S5-03 the state is the default until it is chosen; yes stores acceptance for this country and sets it', async () => {
    const { t, user } = renderInLocale(<GateUs page={home} />);
    expect(screen.getByLabelText(t('gate.us.state'))).toHaveValue('CA');
    await user.selectOptions(screen.getByLabelText(t('gate.us.state')), 'WA');
    expect(accepted()!.us).toBe(false);
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await settled();
    expect(accepted()).toEqual({ us: true, ca: false });
    expect(useRegionState.getState().regions.us.code).toBe('WA');
    expect([localStorage.getItem('age_accepted_us'), localStorage.getItem('subcountry_us')]).toEqual(['true', 'WA']);
  });

  test('S5-03 S4-34 the answer is stored, once, when the page is left before the next frame', async () => {
    const { t } = renderInLocale(<GateUs page={home} />);
    const entered = vi.fn();
    onTestFinished(useRegionState.subscribe(entered));
    // Both run in one task, so no frame renders between them.
    fireEvent.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    expect(localStorage.getItem('age_accepted_us')).toBeNull();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect([localStorage.getItem('age_accepted_us'), localStorage.getItem('subcountry_us')]).toEqual(['true', 'CA']);
    expect(accepted()).toEqual({ us: true, ca: false });
    await settled();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(entered).toHaveBeenCalledOnce();
  });

  test('S5-03 starts with the current subcountry; a subcountry hidden from the menu starts with the region that serves it', async () => {
    chooseRegion('us', 'CO');
    const first = renderInLocale(<GateUs page={home} />);
    expect(screen.getByLabelText(first.t('gate.us.state'))).toHaveValue('CO');
    first.unmount();
    chooseRegion('us', 'UT');
    const { t, user } = renderInLocale(<GateUs page={home} />);
    expect(screen.getByLabelText(t('gate.us.state'))).toHaveValue('CA');
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await settled();
    expect(useRegionState.getState().regions.us.code).toBe('CA');
  });

  test('S2-50 offers the other country’s site', () => {
    const { t } = renderInLocale(<GateUs page={home} />);
    expect(screen.getByRole('link', { name: t('gate.switch.ca') })).toHaveAttribute('href', '/ca/en');
  });

  test('S2-50 links to the same page there, in the browser’s language', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
    const alternates = [...home.alternates].map((each) => ({ ...each, path: '/support' }));
    const { t } = renderInLocale(<GateUs page={{ routeId: 'support', alternates }} />);
    expect(screen.getByRole('link', { name: t('gate.switch.ca') })).toHaveAttribute('href', '/ca/fr/support');
  });

  test('S2-50 links to the other site’s home page when it does not have the page', () => {
    const alternates = [{ localeId: 'en-US' as const, path: '/shop/devices/starter-kit', regions: ['CA' as const] }];
    const { t } = renderInLocale(<GateUs page={{ routeId: 'product', alternates }} />);
    expect(screen.getByRole('link', { name: t('gate.switch.ca') })).toHaveAttribute('href', '/ca/en');
  });

  describe('S4-34 S7-24 the state', () => {
    const state = (label: string) => screen.getByLabelText(label);

    test('is prefilled from the visitor’s detected location', async () => {
      fakeApi({ 'GET /geo': place('US', 'OH') });
      const { t } = renderInLocale(<GateUs page={home} />);
      await waitFor(() => expect(state(t('gate.us.state'))).toHaveValue('OH'));
    });

    test('stays the default when the visitor seems to be in Canada, and the other site is suggested', async () => {
      fakeApi({ 'GET /geo': place('CA', 'CA_ALL') });
      const { t } = renderInLocale(<GateUs page={home} />);
      expect(await screen.findByText(t('gate.seemsIn.ca'))).toBeVisible();
      expect(state(t('gate.us.state'))).toHaveValue('CA');
    });

    test('chosen earlier takes precedence over the detected location', async () => {
      chooseRegion('us', 'MO');
      const api = fakeApi({ 'GET /geo': place('US', 'OH') });
      const { t } = renderInLocale(<GateUs page={home} />);
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await act(async () => undefined);
      expect(state(t('gate.us.state'))).toHaveValue('MO');
    });

    test('picked while detection runs is not changed', async () => {
      let answer = (_: object) => {};
      fakeApi({ 'GET /geo': () => new Promise<object>((resolve) => (answer = resolve)) });
      const { t, user } = renderInLocale(<GateUs page={home} />);
      await user.selectOptions(state(t('gate.us.state')), 'NM');
      await act(async () => answer(place('US', 'OH')));
      expect(state(t('gate.us.state'))).toHaveValue('NM');
    });

    test.each([
      ['no answer comes', offline],
      ['the place is unknown', () => place(null, null)],
      ['the answer is no answer', () => ({ region: 'constructor' })],
    ])('is the default when %s', async (_, answer) => {
      const api = fakeApi({ 'GET /geo': answer });
      const { t } = renderInLocale(<GateUs page={home} />);
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await act(async () => undefined);
      expect(state(t('gate.us.state'))).toHaveValue('CA');
    });
  });

  test('S4-31 D-10 entering stores the site for the start page', async () => {
    const { t, user } = renderInLocale(<GateUs page={home} />);
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await settled();
    expect(localStorage.getItem('locale')).toBe('en-US');
  });

  test('D-12 the veil stays as long as the gate', () => {
    const { unmount } = renderInLocale(<GateUs page={home} />);
    expect(document.documentElement.dataset.gate).toBe('open');
    unmount();
    expect(document.documentElement.dataset.gate).toBeUndefined();
  });

  test('has no other way out', () => {
    const { t } = renderInLocale(<GateUs page={home} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      t('gate.us.yes'),
      t('gate.us.no'),
    ]);
    expect(screen.queryByRole('button', { name: t('app.close') })).toBeNull();
  });
});

describe('S2-49 S5-02 in Canada', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 3, 12), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const draw = () => {
    const view = renderInLocale(<GateCa page={home} />, { localeId: 'en-CA' });
    const { t, user } = view;
    const field = screen.getByLabelText(t('gate.ca.birthday'));
    const enter = async (typed: string) => {
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: t('gate.submit') }));
      await settled();
    };
    return { ...view, field, enter };
  };

  test('S3-22 asks for the birthday and the province, with All Provinces as the default', () => {
    const { t } = draw();
    expect(options(t('gate.ca.province'))).toEqual([t('region.CA_ALL'), 'Quebec']);
    expect(screen.getByLabelText(t('gate.ca.province'))).toHaveValue('CA_ALL');
    expect(screen.queryByRole('button', { name: t('gate.us.no') })).toBeNull();
    expect(screen.getByRole('link', { name: t('gate.switch.us') })).toHaveAttribute('href', '/us/en');
  });

  test('the input is masked as xx/xx/xxxx', async () => {
    const { field, user } = draw();
    await user.type(field, '02141990');
    expect(field).toHaveValue('02/14/1990');
    await user.type(field, '7a');
    expect(field).toHaveValue('02/14/1990');
  });

  test('a correction in the middle keeps the caret', async () => {
    const { field, user } = draw();
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
    const { field, user } = draw();
    await user.click(field);
    await user.paste(pasted);
    expect(field).toHaveValue(taken);
  });

  test.each([
    ['1990-01-02', '01/02/1990'],
    ['1/2/1990', '01/02/1990'],
  ])('S5-02 a browser that fills in %s leaves %s, and the visitor enters', async (filled, shown) => {
    const { field, user, t } = draw();
    fireEvent.input(field, { target: { value: filled } });
    expect(field).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: t('gate.submit') }));
    await settled();
    expect(accepted()!.ca).toBe(true);
  });

  test('an error moves focus to the birthday', async () => {
    const { enter, field } = draw();
    await enter('02/30/1990');
    expect(field).toHaveFocus();
  });

  test('S5-01 without a birthday: Required', async () => {
    const { enter, field } = draw();
    await enter('');
    expect(field).toHaveAccessibleDescription(/Required/);
    expect(accepted()!.ca).toBe(false);
  });

  test.each(['02/30/1990', '13/01/1990', '04/31/1990', '02/29/2001', '01/01/1900', '02/14/90'])(
    '%s: Please use a valid birthday',
    async (typed) => {
      const { enter, field } = draw();
      await enter(typed);
      expect(field).toHaveAccessibleDescription(/Please use a valid birthday \(MM\/DD\/YYYY\)/);
      expect(field).toBeInvalid();
      expect(accepted()!.ca).toBe(false);
    },
  );

  test.each([
    ['11/04/2007', 'nineteen tomorrow'],
    ['01/01/2027', 'in the future'],
  ])('%s (%s): You must be over 19 years old', async (typed) => {
    const { enter, field } = draw();
    await enter(typed);
    expect(field).toHaveAccessibleDescription(/You must be over 19 years old/);
    expect(accepted()!.ca).toBe(false);
  });

  test('11/03/2007, nineteen today, may enter; S4-34 that is stored for Canada with its province', async () => {
    const { enter } = draw();
    await enter('11/03/2007');
    expect(accepted()).toEqual({ us: false, ca: true });
    expect([localStorage.getItem('age_accepted_ca'), localStorage.getItem('subcountry_ca')]).toEqual([
      'true',
      'CA_ALL',
    ]);
  });

  test.each([
    ['11/04/2005', false],
    ['11/03/2005', true],
  ])('S9-01 in Quebec, born on %s, 21 years are required', async (typed, isEntering) => {
    const { enter, field, t, user } = draw();
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'QC');
    await enter(typed);
    expect(accepted()!.ca).toBe(isEntering);
    if (isEntering) expect(localStorage.getItem('subcountry_ca')).toBe('CA_ALL');
    else expect(field).toHaveAccessibleDescription(/You must be over 21 years old/);
  });

  test('S9-01 a visitor who changes the province is asked by its age', async () => {
    const { enter, t, user } = draw();
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'QC');
    await enter('11/03/2006');
    expect(accepted()!.ca).toBe(false);
    await user.selectOptions(screen.getByLabelText(t('gate.ca.province')), 'CA_ALL');
    await enter('11/03/2006');
    expect(accepted()!.ca).toBe(true);
  });

  test('S7-24 S9-01 Quebec is preselected for a visitor who seems to be there', async () => {
    fakeApi({ 'GET /geo': { country: { code: 'CA' }, subcountry: { code: 'QC' }, region: 'CA_ALL' } });
    const { t } = draw();
    await waitFor(() => expect(screen.getByLabelText(t('gate.ca.province'))).toHaveValue('QC'));
    expect(screen.getByText(/at least 19 years old to use this site in Canada, or 21 in Quebec/)).toBeVisible();
  });

  test('an invalid date can be corrected', async () => {
    const { enter } = draw();
    await enter('02/30/1990');
    await enter('02/28/1990');
    expect(accepted()!.ca).toBe(true);
  });

  test('the date itself is not stored', async () => {
    const { enter } = draw();
    await enter('02/28/1990');
    expect(JSON.stringify({ ...localStorage })).not.toContain('1990');
  });

  test('D-04 is in French', async () => {
    const { t, user } = renderInLocale(<GateCa page={home} />, { localeId: 'fr-CA' });
    await user.type(screen.getByLabelText(t('gate.ca.birthday')), '02301990');
    await user.click(screen.getByRole('button', { name: t('gate.submit') }));
    await settled();
    expect(screen.getByText(t('gate.error.birthday', { dateFormat: t('gate.ca.dateFormat') }))).toBeVisible();
  });
});
