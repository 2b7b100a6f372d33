import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, noContent, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { rejectionReasons } from '../../../domain/rating/review';
import type { ModeratedReview, ReviewCounts } from '../../../domain/rating/reviewSchema';
import { rejectionLabels } from './reviewLabels';
import { ReviewSection } from './ReviewSection';

const list = 'GET /v1/staff/reviews';
const countCall = 'GET /v1/staff/reviews/counts';
const idOf = (serial: number) => `3b241101-e2bb-4255-8caf-${String(serial).padStart(12, '0')}`;
const decide = (serial: number) => `PUT /v1/staff/reviews/${idOf(serial)}/decision`;
const buildReview = (serial: number, review: Partial<ModeratedReview> = {}): ModeratedReview => ({
  id: idOf(serial),
  revision: 3,
  slug: 'blue-ridge',
  title: `Blue Ridge ${serial}`,
  score: 1,
  text: `Text ${serial}.`,
  status: 'pending',
  reason: null,
  writtenAt: '2026-11-20T18:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  ...review,
});
const counts: ReviewCounts = {
  scores: ([1, 2, 3, 4, 5] as const).map((score) => ({
    score,
    pending: 0,
    published: 3 * score,
    rejected: score === 1 ? 1 : 0,
  })),
};

function renderSection(reviews: ModeratedReview[], answers: Parameters<typeof fakeApi>[0] = {}) {
  let waiting = reviews;
  const leave = (serial: number) => () => {
    waiting = waiting.filter(({ id }) => id !== idOf(serial));
    return noContent();
  };
  const api = fakeApi({
    [list]: () => ({ items: waiting, nextCursor: null }),
    [countCall]: counts,
    [decide(1)]: leave(1),
    [decide(2)]: leave(2),
    ...answers,
  });
  const view = renderInLocale(<ReviewSection />);
  const card = (serial: number) => screen.findByRole('listitem', { name: `Blue Ridge ${serial}, 1 of 5 stars` });
  return { ...view, api, card };
}

test('D-43 a review is published with one click, and the next one has the focus', async () => {
  const { api, card, user } = renderSection([buildReview(1), buildReview(2)]);
  expect(await screen.findByText('Text 1.')).toBeVisible();
  await user.click(within(await card(1)).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByText('Text 1.')).toBeNull());
  expect(await card(2)).toHaveFocus();
  expect(api.callsOf(decide(1)).map(({ body }) => body)).toEqual([{ revision: 3, status: 'published', reason: null }]);
  await user.click(within(await card(2)).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('No review is waiting.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus();
});

test('D-43 a rejection needs one of the listed reasons, by keyboard too', async () => {
  const { api, card, user } = renderSection([buildReview(1)]);
  const item = within(await card(1));
  expect(item.getByRole('button', { name: 'Reject' })).toBeDisabled();
  const reasons = item.getAllByRole('option').map(({ textContent }) => textContent);
  expect(reasons).toEqual(['Choose', ...rejectionReasons.map((reason) => rejectionLabels[reason])]);
  await user.selectOptions(item.getByRole('combobox'), rejectionLabels['health-claim']);
  item.getByRole('button', { name: 'Reject' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.callsOf(decide(1))).toHaveLength(1));
  expect(api.callsOf(decide(1))[0]!.body).toEqual({ revision: 3, status: 'rejected', reason: 'health-claim' });
});

test('D-43 the share of rejections by stars is in view, and nothing filters or sorts by stars', async () => {
  renderSection([buildReview(1)]);
  const table = await screen.findByRole('table', { name: 'Decisions by stars' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(6));
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
  expect([rows[1], rows[5]]).toEqual(['5 0 15 0 0%', '1 0 3 1 25%']);
  const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(choices.filter((choice) => /star|rating|score|best|worst/i.test(choice ?? ''))).toEqual([]);
});

test('D-43 a text that its author has edited since is read again', async () => {
  let [text, revision] = ['Text 1.', 3];
  const { card, user } = renderSection([], {
    [list]: () => ({ items: [buildReview(1, { text, revision })], nextCursor: null }),
    [decide(1)]: problem(409, 'review_changed', { detail: 'The author has edited this review. Please read it again.' }),
  });
  await user.selectOptions(within(await card(1)).getByRole('combobox'), rejectionLabels['off-topic']);
  await user.click(within(await card(1)).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The author has edited this review. Please read it again.')).toBeVisible();
  [text, revision] = ['Edited.', 4];
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText('Edited.')).toBeVisible();
  expect(await card(1)).toHaveFocus();
  expect(screen.queryByText(/has edited this review/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Reason for a rejection' })).toHaveValue('');
});

test.each([
  ['the next card', 2],
  ['the heading if there is none', 1],
])('D-43 after a review that its author has deleted, the focus goes to %s', async (_, count) => {
  const reviews = [buildReview(1), buildReview(2)].slice(0, count);
  const { card, user } = renderSection([], {
    [list]: () => ({ items: reviews, nextCursor: null }),
    [decide(1)]: problem(404, 'review_unknown', { detail: 'This review is gone.' }),
  });
  await user.click(within(await card(1)).getByRole('button', { name: 'Publish' }));
  await screen.findByText('This review is gone.');
  reviews.shift();
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(screen.queryByText('Text 1.')).toBeNull());
  expect(count === 2 ? await card(2) : screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus();
});

test('D-43 decided ones say who decided and why, and a decision can be changed', async () => {
  const decided = { decidedAt: '2026-11-21T18:00:00.000Z', decidedBy: 'Sam' };
  const { user } = renderSection([], {
    [list]: ({ query }) => ({
      items:
        query.status === 'rejected' ? [buildReview(1, { ...decided, status: 'rejected', reason: 'off-topic' })] : [],
      nextCursor: null,
    }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Rejected');
  expect(await screen.findByText(/by Sam: Not about this pod\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

test('a queue that does not load says so, and is loaded again', async () => {
  let isDown = true;
  const { user } = renderSection([], {
    [list]: () => (isDown ? problem(500, 'failed') : { items: [buildReview(1)], nextCursor: null }),
  });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Text 1.')).toBeVisible();
});
