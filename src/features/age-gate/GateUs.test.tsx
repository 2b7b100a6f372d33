import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import {
  acceptedCountries,
  gateClosed,
  geoResponse,
  homePage,
  optionTexts,
  setUpAgeGate,
} from '../../../tests/fixtures/components/ageGate';
import { chooseRegion, useRegionState } from '../../state/region';
import { GateUs } from './GateUs';

setUpAgeGate();

describe('S2-48 S4-34 in the United States', () => {
  test('S3-22 it asks whether the visitor is over 21 and in which state, of those that are offered', () => {
    const { t } = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getByRole('dialog', { name: t('gate.us.question', { legalAge: 21 }) })).toBeVisible();
    expect(screen.queryByLabelText(t('gate.ca.birthday'))).toBeNull();
    expect(optionTexts(t('gate.us.state'))).toEqual(
      (['CA', 'OH', 'MO', 'WA', 'CO', 'NM'] as const).map((code) => t(`region.${code}`)),
    );
  });

  test('S5-03 the state is the default until it is chosen; yes stores acceptance for this country and sets it', async () => {
    const { t, user } = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getByLabelText(t('gate.us.state'))).toHaveValue('CA');
    await user.selectOptions(screen.getByLabelText(t('gate.us.state')), 'WA');
    expect(acceptedCountries()!.us).toBe(false);
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await gateClosed();
    expect(acceptedCountries()).toEqual({ us: true, ca: false });
    expect(useRegionState.getState().regions.us.code).toBe('WA');
    expect([localStorage.getItem('age_accepted_us'), localStorage.getItem('subcountry_us')]).toEqual(['true', 'WA']);
  });

  test('S5-03 S4-34 the answer is stored, once, when the page is left before the next frame', async () => {
    const { t } = renderInLocale(<GateUs page={homePage} />);
    const entered = vi.fn();
    onTestFinished(useRegionState.subscribe(entered));
    // Both clicks run in one task, so no frame renders between them.
    fireEvent.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    expect(localStorage.getItem('age_accepted_us')).toBeNull();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect([localStorage.getItem('age_accepted_us'), localStorage.getItem('subcountry_us')]).toEqual(['true', 'CA']);
    expect(acceptedCountries()).toEqual({ us: true, ca: false });
    await gateClosed();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(entered).toHaveBeenCalledOnce();
  });

  test('S5-03 starts with the current subcountry; a subcountry hidden from the menu starts with the region that serves it', async () => {
    chooseRegion('us', 'CO');
    const first = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getByLabelText(first.t('gate.us.state'))).toHaveValue('CO');
    first.unmount();
    chooseRegion('us', 'UT');
    const { t, user } = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getByLabelText(t('gate.us.state'))).toHaveValue('CA');
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await gateClosed();
    expect(useRegionState.getState().regions.us.code).toBe('CA');
  });

  test('S2-50 offers the other country’s site', () => {
    const { t } = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getByRole('link', { name: t('gate.switch.ca') })).toHaveAttribute('href', '/ca/en');
  });

  test('S2-50 links to the same page there, in the browser’s language', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CA');
    const alternates = [...homePage.alternates].map((each) => ({ ...each, path: '/support' }));
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
      fakeApi({ 'GET /geo': geoResponse('US', 'OH') });
      const { t } = renderInLocale(<GateUs page={homePage} />);
      await waitFor(() => expect(state(t('gate.us.state'))).toHaveValue('OH'));
    });

    test('stays the default when the visitor seems to be in Canada, and the other site is suggested', async () => {
      fakeApi({ 'GET /geo': geoResponse('CA', 'CA_ALL') });
      const { t } = renderInLocale(<GateUs page={homePage} />);
      expect(await screen.findByText(t('gate.seemsIn.ca'))).toBeVisible();
      expect(state(t('gate.us.state'))).toHaveValue('CA');
    });

    test('chosen earlier takes precedence over the detected location', async () => {
      chooseRegion('us', 'MO');
      const api = fakeApi({ 'GET /geo': geoResponse('US', 'OH') });
      const { t } = renderInLocale(<GateUs page={homePage} />);
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await act(async () => undefined);
      expect(state(t('gate.us.state'))).toHaveValue('MO');
    });

    test('picked while detection runs is not changed', async () => {
      let respond = (_: object) => {};
      fakeApi({ 'GET /geo': () => new Promise<object>((resolve) => (respond = resolve)) });
      const { t, user } = renderInLocale(<GateUs page={homePage} />);
      await user.selectOptions(state(t('gate.us.state')), 'NM');
      await act(async () => respond(geoResponse('US', 'OH')));
      expect(state(t('gate.us.state'))).toHaveValue('NM');
    });

    test.each([
      ['no answer comes', offline],
      ['the place is unknown', () => geoResponse(null, null)],
      ['the answer is no answer', () => ({ region: 'constructor' })],
    ])('is the default when %s', async (_, answer) => {
      const api = fakeApi({ 'GET /geo': answer });
      const { t } = renderInLocale(<GateUs page={homePage} />);
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await act(async () => undefined);
      expect(state(t('gate.us.state'))).toHaveValue('CA');
    });
  });

  test('S4-31 D-10 entering stores the site for the start page', async () => {
    const { t, user } = renderInLocale(<GateUs page={homePage} />);
    await user.click(screen.getByRole('button', { name: t('gate.us.yes') }));
    await gateClosed();
    expect(localStorage.getItem('locale')).toBe('en-US');
  });

  test('D-12 the veil stays as long as the gate', () => {
    const { unmount } = renderInLocale(<GateUs page={homePage} />);
    expect(document.documentElement.dataset.gate).toBe('open');
    unmount();
    expect(document.documentElement.dataset.gate).toBeUndefined();
  });

  test('has no other way out', () => {
    const { t } = renderInLocale(<GateUs page={homePage} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      t('gate.us.yes'),
      t('gate.us.no'),
    ]);
    expect(screen.queryByRole('button', { name: t('app.close') })).toBeNull();
  });
});
