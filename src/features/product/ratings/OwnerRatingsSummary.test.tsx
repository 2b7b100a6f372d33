import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { buildOwnerRatings } from '../../../../tests/fixtures/builders/buildRating';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { LocaleProvider } from '../../../i18n/LocaleContext';
import { OwnerRatingsSummary } from './OwnerRatingsSummary';

const path = 'GET /v1/app/ratings/blue-ridge';
const renderOwnerRatingsSummary = (answer: Parameters<typeof fakeApi>[0][string]) => {
  const api = fakeApi({ [path]: answer });
  return { ...renderInLocale(<OwnerRatingsSummary slug="blue-ridge" rating={null} />), api };
};
afterEach(() => document.querySelectorAll('[data-crawler]').forEach((tag) => tag.remove()));

function addStructuredData() {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.dataset.crawler = '';
  script.textContent = JSON.stringify({ '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'Product', name: 'A' }] });
  document.body.append(script);
  return () => (JSON.parse(script.textContent) as { '@graph': object[] })['@graph'];
}

describe('D-43 what owners say', () => {
  test('is the average, the number of owners, each score, and what they mention most', async () => {
    renderOwnerRatingsSummary({ slug: 'blue-ridge', ratings: buildOwnerRatings() });
    expect(await screen.findByText('4.3 out of 5')).toBeInTheDocument();
    expect(screen.getByText('8 owner ratings')).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '5 stars4',
      '4 stars3',
      '3 stars0',
      '2 stars1',
      '1 star0',
    ]);
    const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(chips).toEqual(['Good vapor50% of owners', 'Leaking25% of owners', 'Relaxed63% of owners']);
  });

  test('is added to the page’s structured data, which says nothing of ratings before', async () => {
    const things = addStructuredData();
    const newest = [{ id: '1', score: 1, text: '</script> "Bad"', writtenOn: '2026-11-20' }];
    renderOwnerRatingsSummary({ slug: 'blue-ridge', ratings: buildOwnerRatings(), reviews: { count: 8, newest } });
    await waitFor(() =>
      expect(things()).toEqual([
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'Product',
          name: 'A',
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: 4.3,
            ratingCount: 8,
            bestRating: 5,
            worstRating: 1,
          },
          review: [
            {
              '@type': 'Review',
              author: { '@type': 'Person', name: 'Verified owner' },
              datePublished: '2026-11-20',
              reviewBody: '</script> "Bad"',
              reviewRating: { '@type': 'Rating', ratingValue: 1, bestRating: 5, worstRating: 1 },
            },
          ],
        },
      ]),
    );
  });

  test('is the average of the build’s day in the HTML, until today’s arrives', async () => {
    const rating = { average: 4.6, count: 54, asOf: '2026-11-29' };
    const summary = <OwnerRatingsSummary slug="blue-ridge" rating={rating} />;
    const html = renderToString(<LocaleProvider localeId="en-US">{summary}</LocaleProvider>);
    expect(html).toContain('What owners say');
    expect(html).toContain('4.6 out of 5, 54 owner ratings');
    expect(html).toContain('As of November 29, 2026');
    fakeApi({ [path]: { slug: 'blue-ridge', ratings: buildOwnerRatings() } });
    renderInLocale(summary);
    expect(screen.getByText('4.6 out of 5, 54 owner ratings')).toBeVisible();
    expect(await screen.findByText('8 owner ratings')).toBeVisible();
    expect(screen.queryByText('4.6 out of 5, 54 owner ratings')).toBeNull();
  });

  test('keeps the average of the build’s day where today’s does not load', async () => {
    fakeApi({ [path]: problem(500, 'failed') });
    const rating = { average: 4.6, count: 54, asOf: '2026-11-29' };
    const { t } = renderInLocale(<OwnerRatingsSummary slug="blue-ridge" rating={rating} />);
    expect(await screen.findByText(t('ratings.failed'))).toBeVisible();
    expect(screen.getByText('4.6 out of 5, 54 owner ratings')).toBeVisible();
  });

  test.each([
    ['a product with offers only', [{ '@type': 'Product', name: 'A', offers: [{}] }], { offers: [{}] }],
    ['no product without offers, which search engines reject', [], {}],
  ])('is one sentence while too few have rated the pod, and structured data has %s', async (_, left, offers) => {
    const things = addStructuredData();
    const node = { '@type': 'Product', name: 'A', aggregateRating: { ratingCount: 5 }, review: [{}], ...offers };
    document.querySelector('[data-crawler]')!.textContent = JSON.stringify({ '@graph': [node] });
    const { t } = renderOwnerRatingsSummary({ slug: 'blue-ridge', ratings: null });
    const section = await screen.findByRole('region', { name: t('ratings.title') });
    expect(await within(section).findByText(t('ratings.few'))).toBeVisible();
    expect(within(section).getByRole('link', { name: t('ratings.rate') })).toHaveAttribute('href', '/us/en/user/pods');
    await waitFor(() => expect(things()).toEqual(left));
  });

  test('is there at once on a page that one returns to, without reserved space', async () => {
    const answer = { slug: 'blue-ridge', ratings: buildOwnerRatings() };
    const { unmount } = renderOwnerRatingsSummary(answer);
    await screen.findByText('8 owner ratings');
    unmount();
    const { container } = renderOwnerRatingsSummary(answer);
    expect(screen.getByText('8 owner ratings')).toBeVisible();
    expect(container.querySelector('[data-fitted]')).toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    let isDown = true;
    const { t, user } = renderOwnerRatingsSummary(() =>
      isDown ? problem(500, 'failed') : { slug: 'blue-ridge', ratings: buildOwnerRatings() },
    );
    expect(await screen.findByText(t('ratings.failed'))).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('8 owner ratings')).toBeVisible();
  });
});
