import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { useOwnerRatings } from '../../state/ownerRatings';
import { openSession } from '../../state/session/session';
import { RatingBadge } from './RatingBadge';

const response = { products: [{ slug: 'blue-ridge', average: 4, count: 12 }] };
const renderRatingMark = (
  slug: string,
  { localeId = 'en-US', productType = 'oil' as const }: { localeId?: LocaleId; productType?: 'oil' | 'devices' } = {},
) => {
  const api = fakeApi({ 'GET /v1/app/ratings': response });
  return { ...renderInLocale(<RatingBadge product={{ slug, productType }} />, { localeId }), api };
};
beforeEach(() => useOwnerRatings.setState(useOwnerRatings.getInitialState()));

describe('D-43 the mark on a card', () => {
  test('in Canada, and for a device, nothing is fetched and nothing is shown', () => {
    for (const localeId of ['en-CA', 'fr-CA'] as const) {
      const { api, container, unmount } = renderRatingMark('blue-ridge', { localeId });
      expect([api.calls, container.querySelector('span')]).toEqual([[], null]);
      unmount();
    }
    const { api, container } = renderRatingMark('blue-ridge', { productType: 'devices' });
    expect([api.calls, container.querySelector('span')]).toEqual([[], null]);
  });

  test('says the average and the number of ratings, with one request for all cards, which caches can share', async () => {
    openSession('token-1');
    const { api, rerender } = renderRatingMark('blue-ridge');
    expect(await screen.findByText('4.0 out of 5, 12 owner ratings')).toBeInTheDocument();
    rerender(<RatingBadge product={{ slug: 'few-owners', productType: 'oil' }} />);
    expect(screen.queryByText(/owner ratings/)).toBeNull();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]!.headers).not.toHaveProperty('Authorization');
  });
});
