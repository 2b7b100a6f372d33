import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import { maxFavorites } from '../../../domain/shortlist/favorites';
import { useToasts } from '../../../state/notifications/toasts';
import { chooseRegion } from '../../../state/region';
import { openSession, useSession } from '../../../state/session/session';
import { clearFavorites, saveFavorite, useFavorites } from '../../../state/shortlist/favorites';
import { useFavoriteSync } from '../../../state/shortlist/syncFavorites';
import { ProductGrid } from '../ProductGrid';
import { FavoriteList } from './FavoriteList';

const amber = buildSummary({ slug: 'amber', title: 'Amber' });
const birch = buildSummary({ slug: 'birch', title: 'Birch', availability: 'sold-out' });
const cedar = buildSummary({ slug: 'cedar', title: 'Cedar', regions: ['OH'] });
const catalogue = { 'GET /catalogue/en-US.json': [amber, birch, cedar] };
const favoriteSlugs = () => useFavorites.getState().slugs;

beforeEach(() => {
  clearFavorites();
  useFavoriteSync.setState(useFavoriteSync.getInitialState());
});

describe('hearts on cards', () => {
  test('appear once the shopper uses the page, and name their product', async () => {
    const { t, user } = renderInLocale(<ProductGrid products={[amber, birch]} />);
    expect(screen.queryByRole('button')).toBeNull();
    await user.keyboard('{Tab}');
    const heart = await screen.findByRole('button', { name: t('favorites.save', { name: 'Amber' }) });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(favoriteSlugs()).toEqual(['amber']);
    await user.click(heart);
    expect(favoriteSlugs()).toEqual([]);
  });

  test('say when there is no room for another', async () => {
    for (let index = 0; index < maxFavorites; index += 1) saveFavorite(`pod-${index}`, true);
    const { t, user } = renderInLocale(<ProductGrid products={[amber]} />);
    await user.keyboard('{Tab}');
    await user.click(await screen.findByRole('button', { name: t('favorites.save', { name: 'Amber' }) }));
    expect(favoriteSlugs()).not.toContain('amber');
    expect(useToasts.getState().toasts[0]?.message).toBe(t('favorites.full', { count: maxFavorites }));
  });
});

describe('the page of favorites', () => {
  test('without any leads to the products, and fetches nothing', async () => {
    const api = fakeApi({});
    const { t } = renderInLocale(<FavoriteList />);
    expect(await screen.findByText(t('favorites.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('header.browseProducts') })).toHaveAttribute(
      'href',
      '/us/en/shop/products',
    );
    expect(api.calls).toEqual([]);
  });

  test('shows them newest first, and says which are sold out, sold elsewhere or gone', async () => {
    fakeApi(catalogue);
    for (const slug of ['old-maple', 'cedar', 'amber', 'birch']) saveFavorite(slug, true);
    const { t, plural } = renderInLocale(<FavoriteList />);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Birch', 'Amber', 'Cedar']);
    expect(within(cards[0]!).getByText('Sold out')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(plural('favorites.count', 4));
    const region = t('region.CA');
    expect(screen.getByRole('heading', { name: t('favorites.elsewhere', { region }) })).toBeVisible();
    expect(screen.getByText('Old maple')).toBeVisible();
  });

  test('follows the region', async () => {
    fakeApi(catalogue);
    saveFavorite('cedar', true);
    const { t } = renderInLocale(<FavoriteList />);
    await screen.findByRole('heading', { name: t('favorites.elsewhere', { region: t('region.CA') }) });
    act(() => chooseRegion('us', 'OH'));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('article')).toBeVisible();
  });

  test('removes one that is gone, and offers to undo it', async () => {
    fakeApi(catalogue);
    saveFavorite('amber', true);
    saveFavorite('old-maple', true);
    const { t, user } = renderInLocale(<FavoriteList />);
    await user.click(await screen.findByRole('button', { name: t('favorites.remove', { name: 'Old maple' }) }));
    expect(favoriteSlugs()).toEqual(['amber']);
    expect(screen.getByRole('status')).toHaveFocus();
    const [toast] = useToasts.getState().toasts;
    expect(toast?.message).toBe(t('favorites.removed', { name: 'Old maple' }));
    act(() => toast!.action!.run());
    expect(favoriteSlugs()).toEqual(['old-maple', 'amber']);
  });

  test('asks a visitor to sign in for their other devices', async () => {
    fakeApi(catalogue);
    useSession.setState({ isSignedIn: false });
    saveFavorite('amber', true);
    const { t } = renderInLocale(<FavoriteList />);
    expect(await screen.findByText(t('favorites.device'))).toBeVisible();
  });

  test('says what the account had no room for', async () => {
    fakeApi({
      ...catalogue,
      'GET /v1/app/user/favorites': { slugs: ['amber'] },
      'PATCH /v1/app/user/favorites': { slugs: ['amber'], refused: ['birch'] },
      'GET /v1/app/user/price-alerts': { email: false, push: false, postalCode: null },
    });
    saveFavorite('birch', true);
    openSession('token');
    const { plural } = renderInLocale(<FavoriteList />);
    expect(await screen.findByText(plural('favorites.refused', 1, { limit: maxFavorites }))).toBeVisible();
    expect(await screen.findByText('Amber')).toBeVisible();
  });
});
