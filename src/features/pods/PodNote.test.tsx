import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { findPodRow, podsCall, renderPods } from '../../../tests/fixtures/components/renderPods';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import { useAnnouncements } from '../../state/notifications/announcements';

const noteCall = 'PUT /v1/app/user/pods/ABCDEFGH/note';

type Answers = ReturnType<typeof renderPods>['api']['answers'];

/** From now on, the server stores this note and lists the pod with it. */
function acceptNote(answers: Answers, note: string): void {
  const saved = buildUserPod({ note });
  Object.assign(answers, { [noteCall]: saved, [podsCall]: [saved] });
}

async function renderPod(note: string, answers: Parameters<typeof renderPods>[1] = {}) {
  const view = renderPods([buildUserPod({ note })], answers);
  const row = within(await findPodRow('Amber'));
  const edit = (key: 'pods.note.add' | 'pods.note.change') => row.getByRole('button', { name: `${view.t(key)} Amber` });
  const field = () => row.getByRole('textbox', { name: view.t('pods.note') });
  const save = () => view.user.click(row.getByRole('button', { name: view.t('pods.note.save') }));
  return { ...view, row, edit, field, save };
}

describe('the private note of a pod', () => {
  test('is written in a field that has focus, kept, shown, and announced; focus returns', async () => {
    const { api, edit, field, row, save, t, user } = await renderPod('');
    acceptNote(api.answers, 'Pears, slow evenings');
    await user.click(edit('pods.note.add'));
    expect(field()).toHaveFocus();
    await user.keyboard('  Pears, slow evenings ');
    expect(row.getByText('Only you can see them. 477 characters left.')).toBeVisible();
    await save();
    expect(await row.findByText('Pears, slow evenings')).toBeVisible();
    expect(api.callsOf(noteCall).map(({ body }) => body)).toEqual([{ note: 'Pears, slow evenings' }]);
    expect(edit('pods.note.change')).toHaveFocus();
    expect(useAnnouncements.getState().announcements.at(-1)?.text).toBe(t('pods.note.saved'));
  });

  test('can be removed, which is announced as such', async () => {
    const { api, edit, field, row, save, t, user } = await renderPod('Old words');
    acceptNote(api.answers, '');
    await user.click(edit('pods.note.change'));
    await user.clear(field());
    await save();
    await waitFor(() => expect(edit('pods.note.add')).toHaveFocus());
    expect(row.queryByText('Old words')).toBeNull();
    expect(useAnnouncements.getState().announcements.at(-1)?.text).toBe(t('pods.note.removed'));
  });

  test('stays as it was when editing is canceled', async () => {
    const { api, edit, row, t, user } = await renderPod('Old words');
    await user.click(edit('pods.note.change'));
    await user.keyboard(' and more');
    await user.click(row.getByRole('button', { name: t('pods.note.keep') }));
    expect(row.getByText('Old words')).toBeVisible();
    expect(edit('pods.note.change')).toHaveFocus();
    expect(api.callsOf(noteCall)).toEqual([]);
  });

  test.each([
    ['the server fails', problem(500, 'internal', { detail: 'Boom.' }), 'Boom.'],
    ['there is no network', offline, "Can't connect to our servers. Please try again later."],
  ])('keeps what was typed when %s, and can be saved again', async (_, answer, words) => {
    const { api, edit, field, row, save, user } = await renderPod('', { answers: { [noteCall]: answer } });
    await user.click(edit('pods.note.add'));
    await user.keyboard('Pears');
    await save();
    expect(await row.findByText(words)).toBeVisible();
    expect(field()).toHaveValue('Pears');
    acceptNote(api.answers, 'Pears');
    await save();
    await waitFor(() => expect(edit('pods.note.change')).toHaveFocus());
  });

  test.each([
    ['the page was left', null],
    ['the session ended while it was saved', problem(401, 'unauthorized')],
  ])('is offered again, without taking focus, after %s', async (_, answer) => {
    const { edit, field, save, unmount, user } = await renderPod(
      'Old words',
      answer ? { answers: { [noteCall]: answer } } : {},
    );
    await user.click(edit('pods.note.change'));
    await user.type(field(), ' and more');
    if (answer) await save();
    unmount();
    const next = await renderPod('Old words');
    expect(next.field()).toHaveValue('Old words and more');
    expect(next.field()).not.toHaveFocus();
  });

  test.each(['saved', 'canceled'])('is not offered again once it was %s', async (how) => {
    const { api, edit, field, row, save, t, unmount, user } = await renderPod('Old words');
    await user.click(edit('pods.note.change'));
    await user.type(field(), ' and more');
    acceptNote(api.answers, 'Old words and more');
    if (how === 'saved') await save();
    else await user.click(row.getByRole('button', { name: t('pods.note.keep') }));
    await waitFor(() => expect(edit('pods.note.change')).toHaveFocus());
    unmount();
    const next = await renderPod('Old words');
    expect(next.row.queryByRole('textbox')).toBeNull();
  });

  test('is not undone by a list that was requested before', async () => {
    const { api, edit, field, save, row, user } = await renderPod('Old words');
    await user.click(edit('pods.note.change'));
    let respond = (): void => undefined;
    api.answers[podsCall] = () =>
      new Promise((resolve) => {
        respond = () => resolve([buildUserPod({ note: 'Old words' })]);
      });
    void queryClient.refetchQueries({ queryKey: ['pods'] });
    const respondLate = respond;
    await user.clear(field());
    await user.keyboard('New words');
    acceptNote(api.answers, 'New words');
    await save();
    expect(await row.findByText('New words')).toBeVisible();
    respondLate();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(row.queryByText('Old words')).toBeNull();
    expect(row.getByText('New words')).toBeVisible();
  });

  test('is loaded from the server again once it is saved', async () => {
    const { api, edit, field, row, save, user } = await renderPod('');
    await user.click(edit('pods.note.add'));
    await user.type(field(), 'Pears');
    api.answers[noteCall] = buildUserPod({ note: 'Pears' });
    api.answers[podsCall] = [buildUserPod({ note: 'Pears, from the server' })];
    await save();
    expect(await row.findByText('Pears, from the server')).toBeVisible();
  });

  test('takes no more than 500 characters', async () => {
    const { edit, field, user } = await renderPod('');
    await user.click(edit('pods.note.add'));
    expect(field()).toHaveAttribute('maxlength', '500');
  });

  test('exists in French', async () => {
    const { edit, row, user } = await renderPod('', { localeId: 'fr-CA' });
    await user.click(edit('pods.note.add'));
    expect(row.getByText(/^Visibles par vous seulement/)).toBeVisible();
  });
});
