import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { podsCall } from '../../../tests/fixtures/components/renderPods';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import type { LocaleId } from '../../domain/region/locales';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { closeSession, openSession } from '../../state/session/session';
import { SignedInSlot } from '../../state/session/SignedInSlot';
import { OwnedBefore } from './OwnedBefore';

/** As on the page of a pod in two sizes. */
const slot = (
  <SignedInSlot>
    <OwnedBefore variantIds={['amber-500mg', 'amber-1g']} />
  </SignedInSlot>
);
const ratingCall = 'GET /v1/app/user/pods/ABCDEFGH/rating';
const rating = { podKey: 'ABCDEFGH', score: 4, tags: ['good-vapor'], effects: ['relaxed'] };
const pod = buildUserPod({ userRating: 4, note: 'Pears, slow evenings' });

function renderSlot(answer: Parameters<typeof fakeApi>[0][string], localeId: LocaleId = 'en-US') {
  const api = fakeApi({ [podsCall]: answer, [ratingCall]: rating });
  openSession('token');
  return { api, ...renderInLocale(slot, { localeId }) };
}

describe('what a pod was like, beside the button that buys it', () => {
  test('is the day in one row, which opens to the rating, its details and the note', async () => {
    const { api, user } = renderSlot([pod]);
    const summary = await screen.findByText('You unlocked this pod on Nov 20, 2026');
    expect(api.callsOf(ratingCall), 'only once it is open').toEqual([]);
    await user.click(summary);
    expect(await screen.findByText('Good vapor')).toBeVisible();
    expect(screen.getByText('Your rating: 4 out of 5')).toBeVisible();
    expect(screen.getByText('Pears, slow evenings')).toBeVisible();
    expect(screen.getByText(/Batch B-1/)).toBeVisible();
    expect(api.callsOf(podsCall).map(({ query }) => query)).toEqual([
      { productVariantIds: 'amber-500mg,amber-1g', wrap: 'true' },
    ]);
  });

  test('counts the pods, whatever their size, and shows each', async () => {
    const earlier = { podKey: 'EARLIERA', productVariantId: 'amber-500mg', unlockedAt: '2026-02-03T17:00:00.000Z' };
    const { user } = renderSlot([pod, buildUserPod({ ...earlier, note: 'Too sharp' })]);
    await user.click(await screen.findByText('You unlocked 2 of these, the last on Nov 20, 2026'));
    const rows = (await screen.findAllByRole('listitem')).map((row) => within(row));
    expect(rows).toHaveLength(2);
    expect(rows[1]!.getByText(/^Unlocked on Feb 3, 2026/)).toBeVisible();
    expect(rows[1]!.getByText('Too sharp')).toBeVisible();
  });

  test('a note can be written here', async () => {
    const { api, t, user } = renderSlot([buildUserPod()]);
    const noteCall = 'PUT /v1/app/user/pods/ABCDEFGH/note';
    const saved = buildUserPod({ note: 'Once more' });
    api.answers[noteCall] = saved;
    await user.click(await screen.findByText('You unlocked this pod on Nov 20, 2026'));
    await user.click(await screen.findByRole('button', { name: `${t('pods.note.add')} Amber` }));
    await user.keyboard('Once more');
    api.answers[podsCall] = [saved];
    await user.click(screen.getByRole('button', { name: t('pods.note.save') }));
    expect(await screen.findByText('Once more')).toBeVisible();
  });

  test('a note that is being written stays when the row is closed', async () => {
    const { t, user } = renderSlot([buildUserPod()]);
    const summary = await screen.findByText('You unlocked this pod on Nov 20, 2026');
    await user.click(summary);
    await user.click(await screen.findByRole('button', { name: `${t('pods.note.add')} Amber` }));
    await user.keyboard('A long note');
    await user.click(summary);
    await waitFor(() => expect(screen.getByDisplayValue('A long note')).not.toBeVisible());
    await user.click(summary);
    await waitFor(() => expect(screen.getByDisplayValue('A long note')).toBeVisible());
  });

  test.each(['en-CA', 'fr-CA'] as const)('has dates and notes, but no rating, in %s', async (localeId) => {
    const { api, t, user } = renderSlot([pod], localeId);
    await user.click(await screen.findByText(/2026/, { selector: 'summary' }));
    expect(screen.getByText('Pears, slow evenings')).toBeVisible();
    expect(screen.queryByText(t('pods.rated', { score: 4, most: 5 }))).toBeNull();
    expect(api.callsOf(ratingCall)).toEqual([]);
  });

  test('says when the details of the rating cannot be loaded, and retries', async () => {
    const { api, t, user } = renderSlot([pod]);
    api.answers[ratingCall] = problem(500, 'internal');
    await user.click(await screen.findByText('You unlocked this pod on Nov 20, 2026'));
    expect(await screen.findByText(t('pods.rating.error'))).toBeVisible();
    api.answers[ratingCall] = rating;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Good vapor')).toBeVisible();
  });

  test.each([
    ['no pod', []],
    ['another pod', [buildUserPod({ productVariantId: 'birch-1g' })]],
    ['a pod that is only saved', [buildUserPod({ unlockedAt: null })]],
    ['a failing server', problem(500, 'internal')],
  ])('stays empty with %s', async (_, answer) => {
    const { api, container } = renderSlot(answer);
    await vi.waitFor(() => expect(api.callsOf(podsCall)).not.toEqual([]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(async () => undefined);
    expect(container.querySelector('[data-who=in]')).toBeEmptyDOMElement();
  });

  test('is gone when the shopper signs out', async () => {
    renderSlot([pod]);
    await screen.findByText('You unlocked this pod on Nov 20, 2026');
    closeSession();
    await vi.waitFor(() => expect(screen.queryByText(/Nov 20/)).toBeNull());
  });

  test('asks nothing for a visitor, and is not in the HTML', () => {
    const api = fakeApi({});
    const { container } = renderInLocale(slot);
    expect(api.calls).toEqual([]);
    expect(container.querySelector('[data-who=in]')).not.toBeVisible();
    const html = renderToString(<LocaleProvider localeId="en-US">{slot}</LocaleProvider>);
    expect(html).toMatch(/^<div data-who="in"><\/div>$/);
  });
});
