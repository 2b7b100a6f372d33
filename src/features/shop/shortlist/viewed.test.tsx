import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import { clearViewed, recordViewed, useViewed } from '../../../state/shortlist/viewed';
import { RecentlyViewed } from './RecentlyViewed';

const amber = buildSummary({ slug: 'amber', title: 'Amber' });
const birch = buildSummary({ slug: 'birch', title: 'Birch' });
const cedar = buildSummary({ slug: 'cedar', title: 'Cedar', regions: ['OH'] });

/** Places every element below the viewport. */
class Below {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: false, boundingClientRect: { top: window.innerHeight + 1 } }]);
  }
  disconnect() {}
}

beforeEach(() => {
  clearViewed();
  vi.stubGlobal('IntersectionObserver', Below);
});

describe('recently viewed products', () => {
  test('are shown newest first, without the page’s own and those of other regions', async () => {
    fakeApi({ 'GET /catalogue/en-US.json': [amber, birch, cedar] });
    for (const slug of ['amber', 'cedar', 'gone', 'birch']) recordViewed(slug);
    const { t } = renderInLocale(<RecentlyViewed excludedSlug="birch" />);
    const section = await screen.findByRole('region', { name: t('viewed.title') });
    expect((await within(section).findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Amber']);
  });

  test('are cleared with one tap', async () => {
    fakeApi({ 'GET /catalogue/en-US.json': [amber, birch, cedar] });
    recordViewed('amber');
    const { t, user } = renderInLocale(<RecentlyViewed />);
    await user.click(await screen.findByRole('button', { name: t('viewed.clear') }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(useViewed.getState().slugs).toEqual([]);
    expect(localStorage.getItem('viewed')).toBeNull();
  });

  test('are not fetched when there are none', () => {
    const api = fakeApi({});
    renderInLocale(<RecentlyViewed />);
    expect(api.calls).toEqual([]);
  });
});
