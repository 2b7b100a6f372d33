import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { OwnersView } from '../../../content/pages/pageContext';
import { OwnersWords } from './OwnersWords';

const quote = (slug: string, score: 1 | 5 = 5): OwnersView['quotes'][number] => ({
  slug,
  title: slug.toUpperCase(),
  path: `/shop/pods/${slug}`,
  regions: ['CA'],
  review: { id: `id-${slug}`, score, text: `About ${slug}`, writtenOn: '2026-11-20' },
});
const call = (slug: string) => `GET /v1/app/ratings/${slug}`;
const live = (...quotes: OwnersView['quotes']) => ({
  slug: 'any',
  ratings: null,
  reviews: { count: quotes.length, newest: quotes.map(({ review }) => review) },
});
const rating = { average: 4.3, count: 40, asOf: '2026-11-29' };

describe('what owners say', () => {
  test('has the average with its day, and each review with its stars, pod and day', async () => {
    fakeApi({ [call('amber')]: live(quote('amber', 1)) });
    renderInLocale(<OwnersWords owners={{ rating, quotes: [quote('amber', 1)] }} />);
    const section = within(await screen.findByRole('region', { name: 'What owners say' }));
    expect(section.getByText('4.3 out of 5, 40 owner ratings')).toBeVisible();
    expect(section.getByText(/As of November 29, 2026/)).toBeVisible();
    const [item] = section.getAllByRole('listitem');
    expect(item).toHaveTextContent('1 out of 5');
    expect(item).toHaveTextContent('About amber');
    expect(item).toHaveTextContent('Verified owner · AMBER · November 20, 2026');
    expect(item).toHaveAttribute('data-in', 'CA');
    expect(within(item!).getByRole('link', { name: 'AMBER' })).toHaveAttribute('href', '/us/en/shop/pods/amber');
  });

  test('a review that was deleted disappears, and one whose pod can not be checked stays', async () => {
    fakeApi({
      [call('amber')]: live(),
      [call('birch')]: live({ ...quote('birch'), review: { ...quote('birch').review, text: 'Edited' } }),
      [call('cedar')]: problem(404, 'not_found'),
    });
    renderInLocale(<OwnersWords owners={{ rating, quotes: [quote('amber'), quote('birch'), quote('cedar')] }} />);
    expect(await screen.findByText('Edited')).toBeVisible();
    expect(screen.queryByText('About amber')).toBeNull();
    expect(screen.getByText('About cedar')).toBeVisible();
  });

  test('nothing is left when the last review is deleted and there are no ratings', async () => {
    const api = fakeApi({ [call('amber')]: live() });
    renderInLocale(<OwnersWords owners={{ rating: null, quotes: [quote('amber')] }} />);
    await expect.poll(() => api.callsOf(call('amber'))).toHaveLength(1);
    await expect.poll(() => screen.queryByRole('region')).toBeNull();
  });
});
