import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { NewestReviews, PublicReview } from '../../../domain/rating/reviewSchema';
import { LocaleProvider } from '../../../i18n/LocaleContext';
import { OwnerReviews } from './OwnerReviews';

const ratingsCall = 'GET /v1/app/ratings/blue-ridge';
const reviewsCall = `${ratingsCall}/reviews`;
const buildReview = (serial: number, review: Partial<PublicReview> = {}): PublicReview => ({
  id: `3b241101-e2bb-4255-8caf-${String(serial).padStart(12, '0')}`,
  score: 4,
  text: `Review number ${serial}.`,
  writtenOn: '2026-11-20',
  ...review,
});
const three: NewestReviews = { count: 12, newest: [9, 8, 7].map((serial) => buildReview(serial)) };
const answerOf = (reviews?: NewestReviews) => ({ slug: 'blue-ridge', ratings: null, reviews });

function renderReviews(answers: Parameters<typeof fakeApi>[0], reviews: NewestReviews | null = null) {
  const api = fakeApi(answers);
  return { api, ...renderInLocale(<OwnerReviews slug="blue-ridge" reviews={reviews} />) };
}
const texts = () => screen.getAllByRole('listitem').map((item) => item.querySelectorAll('p')[1]!.textContent);

describe('D-43 the reviews of owners', () => {
  test('are in the HTML, with stars, day, “Verified owner” and how they are published, and escaped', () => {
    const newest = [buildReview(1, { score: 2, text: 'Bad.\n<img src=x onerror=alert(1)>' })];
    const html = renderToString(
      <LocaleProvider localeId="en-US">
        <OwnerReviews slug="blue-ridge" reviews={{ count: 1, newest }} />
      </LocaleProvider>,
    );
    expect(html).toContain('Bad.\n&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('2 out of 5');
    expect(html).toContain('<time dateTime="2026-11-20">November 20, 2026</time>');
    expect(html).toContain('Verified owner');
    expect(html).toContain('href="/us/en/support#reviews"');
  });

  test('are replaced by those of now, one that was withdrawn too', async () => {
    renderReviews({ [ratingsCall]: answerOf(three) }, { count: 1, newest: [buildReview(1)] });
    expect(texts()).toEqual(['Review number 1.']);
    expect(await screen.findByText('Review number 9.')).toBeVisible();
    expect(texts()).toEqual(['Review number 9.', 'Review number 8.', 'Review number 7.']);
    expect(screen.getByRole('heading', { name: '12 reviews from owners' })).toBeVisible();
  });

  test('of the build stay where today’s do not load', async () => {
    const { api } = renderReviews({ [ratingsCall]: problem(500, 'failed') }, { count: 1, newest: [buildReview(1)] });
    await waitFor(() => expect(api.calls).not.toEqual([]));
    expect(texts()).toEqual(['Review number 1.']);
  });

  test.each([
    ['there are none', { count: 0, newest: [] }],
    ['a cached response is from before reviews', undefined],
  ])('leave nothing behind where %s', async (_, reviews) => {
    const { container } = renderReviews({ [ratingsCall]: answerOf(reviews) }, { count: 1, newest: [buildReview(1)] });
    await waitFor(() => expect(screen.queryByText('Review number 1.')).toBeNull());
    expect(container.querySelector('section')).toBeNull();
  });

  test('load in pages on demand, until all are there', async () => {
    const pages = [
      { items: [9, 8, 7, 6].map((serial) => buildReview(serial)), nextCursor: 'next' },
      { items: [buildReview(5, { score: 1 })], nextCursor: null },
    ];
    const { api, t, user } = renderReviews({
      [ratingsCall]: answerOf(three),
      [reviewsCall]: ({ query }) => pages[query.cursor === 'next' ? 1 : 0]!,
    });
    const more = await screen.findByRole('button', { name: t('reviews.more') });
    expect(api.callsOf(reviewsCall)).toEqual([]);
    await user.click(more);
    expect(await screen.findByText('Review number 6.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('reviews.more') }));
    expect(await screen.findByText('Review number 5.')).toBeVisible();
    expect(texts()).toHaveLength(5);
    expect(within(screen.getAllByRole('listitem').at(-1)!).getByText('1 out of 5')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t('reviews.more') })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: '12 reviews from owners' })).toHaveFocus());
  });

  test('take no focus while they arrive by themselves', async () => {
    renderReviews({ [ratingsCall]: answerOf({ ...three, count: 3 }) }, { count: 1, newest: [buildReview(1)] });
    expect(await screen.findByText('Review number 9.')).toBeVisible();
    await new Promise((done) => setTimeout(done, 20));
    expect(document.body).toHaveFocus();
  });

  test('need no button where the page has all', async () => {
    const { t } = renderReviews({ [ratingsCall]: answerOf({ ...three, count: 3 }) });
    expect(await screen.findByText('Review number 7.')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('reviews.more') })).toBeNull();
  });

  test('say if more do not load, and can be asked for again', async () => {
    let isDown = true;
    const { t, user } = renderReviews({
      [ratingsCall]: answerOf(three),
      [reviewsCall]: () =>
        isDown ? problem(500, 'failed') : { items: [...three.newest, buildReview(6)], nextCursor: null },
    });
    await user.click(await screen.findByRole('button', { name: t('reviews.more') }));
    expect(await screen.findByText(t('reviews.failed'))).toBeVisible();
    expect(texts()).toHaveLength(3);
    const title = screen.getByRole('heading', { name: '12 reviews from owners' });
    await waitFor(() => expect(title).toHaveFocus());
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Review number 6.')).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
  });
});
