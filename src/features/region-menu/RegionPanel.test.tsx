import { screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { openPanel, usePanel } from '../../state/panels';
import { chooseRegion, useRegionState } from '../../state/region';
import { RegionPanel } from './RegionPanel';

const everywhere = (['en-US', 'en-CA', 'fr-CA'] as const).map((localeId) => ({ localeId, path: '/shop/pods' }));

function draw(localeId: LocaleId = 'en-US', alternates: Parameters<typeof RegionPanel>[0]['alternates'] = everywhere) {
  openPanel('region');
  return renderInLocale(<RegionPanel alternates={alternates} />, { localeId });
}

const regions = () => Object.values(useRegionState.getState().regions).map(({ code }) => code);

describe('S2-52 the country menu', () => {
  test('S2-52 D-06 is titled select location and groups the offered subcountries by country', () => {
    const { t } = draw();
    expect(screen.getByRole('dialog', { name: 'Select location' })).toBeVisible();
    const choicesUnder = (title: string) =>
      within(screen.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(choicesUnder(t('region.country.us'))).toEqual([
      'California',
      'Ohio',
      'Missouri',
      'Washington',
      'Colorado',
      'New Mexico',
    ]);
    expect(choicesUnder(t('region.country.ca'))).toEqual(['All Provinces (Medical)']);
  });

  test('ticks the current one alone', () => {
    chooseRegion('us', 'CO');
    draw();
    expect(screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['Colorado']);
  });
});

describe('S4-30 choosing a subcountry', () => {
  test('of the same country saves it and closes the menu, and the page stays', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Ohio' }));
    expect(regions()).toEqual(['OH', 'CA_ALL']);
    expect(localStorage.getItem('subcountry_us')).toBe('OH');
    expect(usePanel.getState().open).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of the other country saves it and leads to the same page there', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'All Provinces (Medical)' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/en/shop/pods'));
    expect([localStorage.getItem('subcountry_ca'), usePanel.getState().open]).toEqual(['CA_ALL', null]);
  });

  test('leads home where the page is not there', async () => {
    const { user } = draw('en-US', [{ localeId: 'en-US', path: '/shop/devices/starter-kit' }]);
    await user.click(screen.getByRole('button', { name: 'All Provinces (Medical)' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/en'));
  });

  test('in French, stays in French for Canada and leads to English for the United States', async () => {
    const { user, t } = draw('fr-CA');
    await user.click(screen.getByRole('button', { name: t('region.CA_ALL') }));
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: t('region.OH') }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/shop/pods'));
    expect(regions()).toEqual(['OH', 'CA_ALL']);
  });
});

describe('S2-53 the language menu', () => {
  test('is absent in the United States, which has one language', () => {
    const { t } = draw();
    expect(screen.queryByRole('heading', { name: t('header.selectLanguage') })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
  });

  describe('in Canada', () => {
    beforeEach(() => chooseRegion('ca', 'CA_ALL'));

    test('names each language in itself, the current one ticked', () => {
      draw('fr-CA');
      expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
      expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
    });

    test('S4-31 choosing one leads to the page in it and closes the menu', async () => {
      const { user } = draw('en-CA');
      await user.click(screen.getByRole('button', { name: 'Français' }));
      await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/fr/shop/pods'));
      expect(usePanel.getState().open).toBeNull();
    });
  });
});
