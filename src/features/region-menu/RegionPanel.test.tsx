import { screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test, vi } from 'vitest';
import { buildCartItem, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { addToCart, useCart } from '../../state/cart';
import { openPanel, usePanel } from '../../state/panels';
import { chooseRegion, useRegionState } from '../../state/region';
import { useToasts } from '../../state/notifications/toasts';
import { LanguagePanel, RegionPanel } from './RegionPanel';
import { RegionMenuButton } from './RegionMenuButton';
import type { SwitchablePage } from './useRegionChoice';

const everywhere = (['en-US', 'en-CA', 'fr-CA'] as const).map((localeId) => ({ localeId, path: '/shop/pods' }));
const podList: SwitchablePage = { alternates: everywhere, routeId: 'pods', localPath: '/shop/pods' };

function renderRegionPanel(localeId: LocaleId = 'en-US', page: Partial<SwitchablePage> = {}) {
  openPanel('region');
  return renderInLocale(<RegionPanel page={{ ...podList, ...page }} />, { localeId });
}

const regions = () => Object.values(useRegionState.getState().regions).map(({ code }) => code);

describe('S2-52 the country menu', () => {
  test('S2-52 D-06 is titled select location and groups the available subcountries by country', () => {
    const { t } = renderRegionPanel();
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

  test('checks only the current one', () => {
    chooseRegion('us', 'CO');
    renderRegionPanel();
    expect(screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(['Colorado']);
  });
});

test('a filtered list keeps in another country only the filters that exist there', async () => {
  window.history.replaceState(null, '', '/us/en/shop/pods?effect=sleepy&price=0-35&q=amber&sort=price-asc&view=list');
  const { user, t } = renderRegionPanel();
  await user.click(screen.getByRole('button', { name: t('region.CA_ALL') }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ca/en/shop/pods?q=amber&view=list'));
});

describe('S4-30 choosing a subcountry', () => {
  test('of the same country saves it, closes the menu and stays on the page', async () => {
    const { user } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'Ohio' }));
    expect(regions()).toEqual(['OH', 'CA_ALL']);
    expect(localStorage.getItem('subcountry_us')).toBe('OH');
    expect(usePanel.getState().open).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of the other country saves it and opens the same page there', async () => {
    const { user } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'All Provinces (Medical)' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/en/shop/pods'));
    expect([localStorage.getItem('subcountry_ca'), usePanel.getState().open]).toEqual(['CA_ALL', null]);
  });

  test.each([
    ['a product that it does not sell', 'product', ['CA', 'OH'], 'Washington', '/us/en'],
    ['a page whose feature it lacks', 'xpress', undefined, 'Ohio', '/us/en'],
    ['a product that it sells', 'product', ['CA', 'OH'], 'Ohio', null],
  ] as const)('of the same country, on %s', async (_, routeId, sold, name, home) => {
    const { user } = renderRegionPanel('en-US', {
      routeId,
      alternates: [{ localeId: 'en-US', path: '/here', ...(sold && { regions: [...sold] }) }],
    });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(vi.mocked(navigate).mock.calls).toEqual(home ? [[home]] : []);
  });

  test('keeps the ids in an order’s URL', async () => {
    window.history.replaceState(null, '', '/us/en/delivery/order/provider-1/details-1');
    const alternates = everywhere.map(({ localeId }) => ({ localeId, path: '/delivery/order' }));
    const { user } = renderRegionPanel('en-US', { routeId: 'order', localPath: '/delivery/order', alternates });
    await user.click(screen.getByRole('button', { name: 'All Provinces (Medical)' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/en/delivery/order/provider-1/details-1'));
  });

  test('says which region is shown now', async () => {
    const { user, t } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'Ohio' }));
    const message = t('region.changed', { region: 'Ohio' });
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ variant: 'info', message }]));
  });

  test('D-13 keeps the cart and says how many items cannot be delivered there', async () => {
    addToCart(buildCartItem(), 3);
    const { user, t, plural } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'Ohio' }));
    const message = `${t('region.changed', { region: 'Ohio' })} ${plural('region.cartChanged', 3)}`;
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ message }]));
    expect(useCart.getState().items).toHaveLength(1);
  });

  test('D-13 checks in the catalogue which items the region sells when it has delivery', async () => {
    fakeApi({ 'GET /catalogue/en-US.json': [buildSummary(), buildSummary({ slug: 'ohio-slate', regions: ['OH'] })] });
    chooseRegion('us', 'OH');
    addToCart(buildCartItem(), 2);
    addToCart(
      buildCartItem({ productVariantId: 'slate-1g', metadata: { ...buildCartItem().metadata, slug: 'ohio-slate' } }),
      1,
    );
    const { user, plural } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'California' }));
    await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toContain(plural('region.cartChanged', 1)));
  });

  test('in French, stays in French for Canada and opens English for the United States', async () => {
    const { user, t } = renderRegionPanel('fr-CA');
    await user.click(screen.getByRole('button', { name: t('region.CA_ALL') }));
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: t('region.OH') }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/shop/pods'));
    expect(regions()).toEqual(['OH', 'CA_ALL']);
  });
});

describe('S2-53 the language menu', () => {
  const renderLanguages = (localeId: LocaleId) => renderInLocale(<LanguagePanel page={podList} />, { localeId });

  test('names each language in itself, with the current one checked', () => {
    renderLanguages('fr-CA');
    expect(screen.getByRole('dialog', { name: 'Choisir la langue' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  });

  test('S4-31 choosing one saves it, opens the page in it and closes the menu', async () => {
    openPanel('language');
    const { user } = renderLanguages('en-CA');
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/fr/shop/pods'));
    expect([localStorage.getItem('locale'), usePanel.getState().open]).toEqual(['fr-CA', null]);
  });
});

describe('S4-31 the URL’s query and hash', () => {
  const chooseFrench = async (address: string, page: Partial<SwitchablePage> = {}) => {
    window.history.replaceState(null, '', address);
    const { user } = renderInLocale(<LanguagePanel page={{ ...podList, ...page }} />, { localeId: 'en-CA' });
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    return vi.mocked(navigate).mock.calls;
  };

  test.each([
    ['/ca/en/shop/pods?sort=thc&q=am%20ber#list', '/ca/fr/shop/pods?sort=thc&q=am%20ber#list'],
    [
      '/ca/en/shop/pods?redirect=%2Fca%2Fen%2Fuser%2Fpods%3Fsort%3Da',
      '/ca/fr/shop/pods?redirect=%2Fca%2Ffr%2Fuser%2Fpods%3Fsort%3Da',
    ],
    ['/ca/en/shop/pods?redirect=%2Fus%2Fen%2Fuser%2Fpods', '/ca/fr/shop/pods?redirect=%2Fus%2Fen%2Fuser%2Fpods'],
  ])('are kept for another language: %s', async (address, expected) => {
    expect(await chooseFrench(address)).toEqual([[expected]]);
  });

  test('are kept for another country, but not for another page', async () => {
    window.history.replaceState(null, '', '/us/en/shop/pods?sort=thc');
    const { user, unmount } = renderRegionPanel();
    await user.click(screen.getByRole('button', { name: 'All Provinces (Medical)' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/en/shop/pods?sort=thc'));
    unmount();
    vi.mocked(navigate).mockClear();
    expect(await chooseFrench('/ca/en/shop/devices/kit?variant=b', { alternates: [] })).toEqual([['/ca/fr']]);
  });
});

describe('S2-39 the menu of wide screens', () => {
  const opener = (t: (key: 'header.region') => string) =>
    screen.getByRole('button', { name: new RegExp(`^${t('header.region')}`) });

  test('names the region, shows the choices, and Esc closes it and returns focus', async () => {
    chooseRegion('us', 'WA');
    const { user, t } = renderInLocale(<RegionMenuButton page={podList} />);
    expect(opener(t)).toHaveTextContent('Washington');
    expect(opener(t)).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener(t));
    expect(await screen.findByRole('button', { name: 'Washington' })).toHaveAttribute('aria-pressed', 'true');
    expect(opener(t)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Ohio' })).toBeNull();
    expect(opener(t)).toHaveFocus();
  });

  test('S4-30 choosing a subcountry closes it', async () => {
    const { user, t } = renderInLocale(<RegionMenuButton page={podList} />);
    await user.click(opener(t));
    await user.click(await screen.findByRole('button', { name: 'Ohio' }));
    expect(opener(t)).toHaveAttribute('aria-expanded', 'false');
    expect(regions()).toEqual(['OH', 'CA_ALL']);
  });

  test('S2-53 has the languages only in Canada', async () => {
    const { user, t } = renderInLocale(<RegionMenuButton page={podList} />, { localeId: 'fr-CA' });
    await user.click(opener(t));
    expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  });

  test('S2-53 has none in the United States, which has one language', async () => {
    const { user, t } = renderInLocale(<RegionMenuButton page={podList} />);
    await user.click(opener(t));
    await screen.findByRole('button', { name: 'Ohio' });
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
  });
});
