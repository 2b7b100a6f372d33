import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { offline, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { announced } from '../../../../tests/fixtures/announced';
import {
  uploadCall,
  deleteCall,
  onDone,
  revoked,
  CachedIdStep,
  renderIdStep,
  buildPhoto,
  buildPhotoOfSize,
  setUpIdStep,
} from '../../../../tests/fixtures/components/renderIdStep';
import { maxPhotoBytes } from '../../../data/account/shrinkPhoto';

setUpIdStep();

describe('S2-73 D-19 a photo', () => {
  test('S5-08 of 40 MB is shrunk, shown, sent to the dispensary, and then on file', async () => {
    const { choose, api, click, t } = renderIdStep();
    await choose(buildPhotoOfSize(maxPhotoBytes));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    const [call] = api.callsOf(uploadCall);
    expect(call!.query).toEqual({ providerId: 'provider-1' });
    expect((call!.body as FormData).get('file')).toMatchObject({ type: 'image/jpeg', size: 5 });
    expect(screen.getByRole('img', { name: t('checkout.id.preview') })).toHaveAttribute('src', 'blob:1');
    expect(announced()).toEqual([t('checkout.id.sending'), t('checkout.id.arrived')]);
    expect(onDone, 'it goes on by itself').toHaveBeenCalledOnce();
    await click(t('checkout.continue'));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('that arrives while another step is open does not change the step', async () => {
    let arrive = () => {};
    const response = () => new Promise<object>((done) => (arrive = () => done({ documentStatus: 'PRESENT' })));
    const { choose, rerender, t } = renderIdStep({ answers: { [uploadCall]: response } });
    await choose();
    await screen.findByRole('progressbar');
    rerender(<CachedIdStep state="done" />);
    arrive();
    await waitFor(() => expect(announced()).toContain(t('checkout.id.arrived')));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('shows its upload progress, and can be stopped', async () => {
    const { choose, api, click, t } = renderIdStep({ answers: { [uploadCall]: neverResponds } });
    await choose();
    expect(await screen.findByRole('progressbar', { name: t('checkout.id.sending') })).toHaveValue(0.5);
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('checkout.continue') })).toBeNull();
    await click(t('checkout.id.cancel'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(api.calls[0]!.signal!.aborted).toBe(true);
    expect(revoked).toEqual(['blob:1']);
  });

  test('is replaced by another one, even during the upload', async () => {
    const { choose, api, t } = renderIdStep({ answers: { [uploadCall]: neverResponds } });
    await choose();
    await screen.findByRole('progressbar');
    api.answers[uploadCall] = { documentStatus: 'PRESENT' };
    await choose(buildPhoto('other.png'));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.getByText('other.png')).toBeVisible();
    expect(api.calls.map(({ signal }) => signal!.aborted)).toEqual([true, false]);
    expect(revoked).toEqual(['blob:1']);
  });

  test('can be dropped, and taken with the camera on a touch device', async () => {
    const { api, input, user, t } = renderIdStep();
    fireEvent.drop(input(), { dataTransfer: { files: [buildPhoto()] } });
    await waitFor(() => expect(api.callsOf(uploadCall)).toHaveLength(1));
    const camera = screen.getByLabelText(t('checkout.id.take'));
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, buildPhoto());
    await waitFor(() => expect(api.callsOf(uploadCall)).toHaveLength(2));
  });

  test('is never stored, and is released from memory when the step unmounts', async () => {
    const { choose, unmount } = renderIdStep({ answers: { [uploadCall]: neverResponds } });
    await choose();
    await screen.findByRole('img');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
    unmount();
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('a photo whose upload failed', () => {
  test.each([
    ['S8-04 refused with the server’s text', problem(422, 'unreadable_image', { detail: 'Too dark.' }), 'Too dark.'],
    [
      'D-51 refused as too large by whatever stands before the server',
      new Response('', { status: 413 }),
      "Can't connect to our servers. Please try again later.",
    ],
    ['S8-02 server unreachable', offline, "Can't connect to our servers. Please try again later."],
  ])('%s: it stays selected, and can be sent again', async (_, response, message) => {
    const { choose, api, click, t } = renderIdStep({ answers: { [uploadCall]: response } });
    await choose();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('img', { name: t('checkout.id.preview') })).toBeVisible();
    api.answers[uploadCall] = { documentStatus: 'PRESENT' };
    await click(t('app.retry'));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
    expect(api.callsOf(uploadCall)).toHaveLength(2);
  });

  test('offline shows a notice, and the upload starts by itself once online', async () => {
    await nextNetwork(false);
    const { choose, api, t } = renderIdStep({ answers: { [uploadCall]: offline } });
    await choose();
    expect(await screen.findByText(t('checkout.id.offline'))).toBeVisible();
    await waitFor(() => expect(announced()).toContain(t('checkout.id.offline')));
    api.answers[uploadCall] = { documentStatus: 'PRESENT' };
    await nextNetwork(true);
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(api.callsOf(uploadCall)).toHaveLength(2);
  });
});

describe('S3-21 a photo that is on file', () => {
  test('is shown, and can be replaced', async () => {
    const { choose, click, api, t } = renderIdStep({ isPresent: true });
    expect(screen.getByText(t('checkout.id.present'))).toBeVisible();
    await choose();
    await waitFor(() => expect(api.callsOf(uploadCall)).toHaveLength(1));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await click(t('checkout.continue'));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('D-19 is deleted after a confirmation; focus moves to the file field', async () => {
    const { click, api, input, t } = renderIdStep({ isPresent: true });
    await click(t('checkout.id.delete'));
    const dialog = screen.getByRole('dialog', { name: t('checkout.id.deleteTitle') });
    await click(t('checkout.id.deleteKeep'));
    expect(api.calls).toEqual([]);
    await click(t('checkout.id.delete'));
    await click(t('checkout.id.deleteConfirm'));
    await waitFor(() => expect(screen.queryByText(t('checkout.id.present'))).toBeNull());
    expect(api.callsOf(deleteCall)[0]!.query).toEqual({ providerId: 'provider-1' });
    expect(dialog).not.toBeVisible();
    expect(input()).toHaveFocus();
    expect(announced()).toEqual([t('checkout.id.deleted')]);
  });

  test('S8-04 that failed to be deleted stays, and so does the confirmation', async () => {
    const response = problem(503, 'storage_unavailable', { detail: 'We cannot reach our storage right now.' });
    const { click, t } = renderIdStep({ isPresent: true, answers: { [deleteCall]: response } });
    await click(t('checkout.id.delete'));
    await click(t('checkout.id.deleteConfirm'));
    const dialog = screen.getByRole('dialog', { name: t('checkout.id.deleteTitle') });
    expect(await within(dialog).findByText('We cannot reach our storage right now.')).toBeVisible();
    expect(screen.getByText(t('checkout.id.present'))).toBeVisible();
  });
});
