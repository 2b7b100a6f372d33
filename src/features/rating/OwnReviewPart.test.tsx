import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  announcedTexts,
  getPod,
  getRating,
  renderRating,
  setUpRatingTests,
} from '../../../tests/fixtures/components/renderRating';
import { type fakeApi, noContent, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { rejectionReasons } from '../../domain/rating/review';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import type { LocaleId } from '../../domain/region/locales';
import { useToasts } from '../../state/notifications/toasts';

const put = 'PUT /v1/app/user/pods/ABCDEFGH/review';
const remove = 'DELETE /v1/app/user/pods/ABCDEFGH/review';
const words = 'Smooth, and it never clogged.';
const buildOwnReview = (review: Partial<OwnReview> = {}): OwnReview => ({
  text: words,
  status: 'pending',
  reason: null,
  writtenAt: '2026-11-21T12:00:00.000Z',
  ...review,
});

setUpRatingTests();

interface Setup {
  review?: OwnReview | null;
  answers?: Parameters<typeof fakeApi>[0];
  isUnlocked?: boolean;
  localeId?: LocaleId;
}

async function open({ review = null, answers = {}, isUnlocked = true, localeId }: Setup = {}) {
  const view = renderRating({
    localeId,
    answers: {
      [getPod]: buildUserPod({ userRating: 5, ...(!isUnlocked && { unlockedAt: null }) }),
      [getRating]: buildRating({ review }),
      [put]: ({ body }: { body: unknown }) => buildOwnReview(body as { text: string }),
      ...answers,
    },
  });
  const { t, user } = view;
  await screen.findByRole('heading', { name: t('rating.yours') });
  const field = () => screen.getByRole('textbox', { name: t('review.text') });
  const send = () => user.click(screen.getByRole('button', { name: t('review.send') }));
  return { ...view, field, send };
}

describe('D-43 a review beside the rating', () => {
  test('is optional, says how it will appear, and is sent alone', async () => {
    const { api, t, user, field, send } = await open();
    expect(screen.getByText(t('review.lead'))).toBeVisible();
    await user.type(field(), words);
    await send();
    expect(await screen.findByText(t('review.pending'))).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(api.callsOf(put).map(({ body }) => body)).toEqual([{ text: words }]);
    expect(announcedTexts()).toContain(t('review.sent'));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['short', 'Nice'],
    ['contact', 'Cheaper at pods4less.com'],
  ] as const)('names the fault %s before it is sent', async (fault, text) => {
    const { api, t, user, field, send } = await open();
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t(`review.fault.${fault}`)));
    expect(field()).toHaveFocus();
    expect(api.callsOf(put)).toEqual([]);
  });

  test('survives a reload, and a failure keeps the text', async () => {
    const { t, user, field, send, reload } = await open({ answers: { [put]: offline } });
    await user.type(field(), words);
    await send();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(field()).toHaveValue(words);
    reload();
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(field()).toHaveValue(words);
  });

  test('is refused to people of the shop with the reason of the API', async () => {
    const detail = 'People who work for the shop or a dispensary cannot review pods.';
    const { user, field, send } = await open({ answers: { [put]: problem(409, 'review_by_staff', { detail }) } });
    await user.type(field(), words);
    await send();
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test.each(rejectionReasons)('tells why it was rejected: %s, and can be edited', async (reason) => {
    const { t, user, field, send } = await open({ review: buildOwnReview({ status: 'rejected', reason }) });
    const status = screen.getByText(new RegExp(`^${t('review.rejected')}`));
    expect(status).toHaveTextContent(t('review.rejected.why', { reason: t(`review.reason.${reason}`) }));
    await user.click(screen.getByRole('button', { name: t('review.edit') }));
    expect(field()).toHaveValue(words);
    await user.type(field(), ' Edited.');
    await send();
    expect(await screen.findByText(t('review.pending'))).toBeVisible();
    expect(screen.getByText(`${words} Edited.`)).toBeVisible();
  });

  test('is deleted after a question, and the rating stays', async () => {
    const { api, t, user, field } = await open({
      review: buildOwnReview({ status: 'published' }),
      answers: { [remove]: noContent },
    });
    expect(screen.getByText(t('review.published'))).toBeVisible();
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: t('review.delete') }));
      return within(screen.getByRole('dialog', { name: t('review.delete') }));
    };
    await user.click((await ask()).getByRole('button', { name: t('review.delete.keep') }));
    expect(api.callsOf(remove)).toEqual([]);
    await user.click((await ask()).getByRole('button', { name: t('review.delete.confirm') }));
    expect(await screen.findByRole('textbox', { name: t('review.text') })).toBeVisible();
    expect([field().textContent, screen.queryByText(words)]).toEqual(['', null]);
    expect(screen.getByRole('heading', { name: t('rating.yours') })).toBeVisible();
  });

  test('keeps the focus: in the field to edit, and at the heading after canceling, sending and deleting', async () => {
    const { t, user, field, send } = await open({ answers: { [remove]: noContent } });
    const title = screen.getByRole('heading', { name: t('review.title') });
    const click = (key: 'edit' | 'cancel' | 'delete' | 'delete.confirm') =>
      user.click(screen.getByRole('button', { name: t(`review.${key}`) }));
    expect(document.body).toHaveFocus();
    await user.type(field(), words);
    await send();
    await waitFor(() => expect(title).toHaveFocus());
    await click('edit');
    await waitFor(() => expect(field()).toHaveFocus());
    await click('cancel');
    await waitFor(() => expect(title).toHaveFocus());
    await click('edit');
    await user.type(field(), ' Edited.');
    await send();
    await waitFor(() => expect(title).toHaveFocus());
    await click('delete');
    await click('delete.confirm');
    await waitFor(() => expect(title).toHaveFocus());
    expect(field()).toHaveValue('');
  });

  test.each(['published', 'rejected'] as const)(
    'that is %s says that an unchanged text is not read again',
    async (status) => {
      const stored = buildOwnReview({ status, reason: status === 'rejected' ? 'off-topic' : null });
      const { t, user, field, send } = await open({ review: stored, answers: { [put]: stored } });
      await user.click(screen.getByRole('button', { name: t('review.edit') }));
      expect(field()).toHaveValue(words);
      await send();
      expect(await screen.findByText(new RegExp(`^${t(`review.${status}`)}`))).toBeVisible();
      expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([t('review.unchanged')]);
      expect(announcedTexts()).not.toContain(t('review.sent'));
    },
  );

  test('forgets a draft that was canceled', async () => {
    const { t, user, field } = await open({ review: buildOwnReview({ status: 'published' }) });
    const edit = () => user.click(screen.getByRole('button', { name: t('review.edit') }));
    await edit();
    await user.type(field(), ' Discarded.');
    await user.click(screen.getByRole('button', { name: t('review.cancel') }));
    expect(sessionStorage).toHaveLength(0);
    await edit();
    expect(field()).toHaveValue(words);
  });

  test('is not offered for a pod that was only saved', async () => {
    const { t } = await open({ isUnlocked: false });
    expect(screen.queryByRole('textbox', { name: t('review.text') })).toBeNull();
  });

  test.each(['en-CA', 'fr-CA'] as const)('D-05 is not offered in Canada: %s', async (localeId) => {
    const { t } = await open({ localeId });
    expect(screen.queryByText(t('review.title'))).toBeNull();
  });

  test.each(['en-CA', 'fr-CA'] as const)(
    'D-05 from the United States can be deleted in Canada: %s',
    async (localeId) => {
      const review = buildOwnReview({ status: 'rejected', reason: 'off-topic' });
      const { t, user, container } = await open({ localeId, review, answers: { [remove]: noContent } });
      container.id = 'content';
      container.tabIndex = -1;
      expect(screen.getByText(new RegExp(t('review.reason.off-topic')))).toBeVisible();
      expect(screen.getByRole('button', { name: t('review.delete') })).toBeVisible();
      expect(screen.queryByRole('button', { name: t('review.edit') })).toBeNull();
      await user.click(screen.getByRole('button', { name: t('review.delete') }));
      await user.click(screen.getByRole('button', { name: t('review.delete.confirm') }));
      await waitFor(() => expect(screen.queryByText(t('review.title'))).toBeNull());
      await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
    },
  );
});
