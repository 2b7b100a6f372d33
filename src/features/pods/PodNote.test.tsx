import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { findPodRow, renderPods } from '../../../tests/fixtures/components/renderPods';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { useAnnouncements } from '../../state/notifications/announcements';

const noteCall = 'PUT /v1/app/user/pods/ABCDEFGH/note';

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
    const { api, edit, field, row, save, t, user } = await renderPod('', {
      answers: { [noteCall]: buildUserPod({ note: 'Pears, slow evenings' }) },
    });
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
    const { edit, field, row, save, t, user } = await renderPod('Old words', {
      answers: { [noteCall]: buildUserPod({ note: '' }) },
    });
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
    api.answers[noteCall] = buildUserPod({ note: 'Pears' });
    await save();
    await waitFor(() => expect(edit('pods.note.change')).toHaveFocus());
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
