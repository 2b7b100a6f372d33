import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { fakeApi, offline, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { stubUploads } from '../../../../tests/fixtures/fakeUpload';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { uploadedIdQuery } from '../../../data/account/accountQueries';
import { maxPhotoBytes } from '../../../data/account/shrinkPhoto';
import { queryClient } from '../../../data/queryClient';
import type { LocaleId } from '../../../domain/region/locales';
import { useAnnouncements } from '../../../state/notifications/announcements';
import { IdStep } from './IdStep';

const upload = 'POST /v1/app/user/upload-id';
const remove = 'DELETE /v1/app/user/uploaded-id';
const onDone = vi.fn();

/** Renders the step as checkout does: the ID status comes from the cache. */
function Step({ state = 'open' }: { state?: 'open' | 'done' }) {
  const { data } = useQuery({ ...uploadedIdQuery('provider-1'), enabled: false });
  const frame = { id: 'id', number: 2, state, onEdit: () => {} } as const;
  return (
    <IdStep frame={frame} providerId="provider-1" isPresent={data?.documentStatus === 'PRESENT'} onDone={onDone} />
  );
}

interface Setup {
  answers?: Parameters<typeof fakeApi>[0];
  isPresent?: boolean;
  localeId?: LocaleId;
}

function draw({ answers = {}, isPresent = false, localeId }: Setup = {}) {
  const api = fakeApi({ [upload]: { documentStatus: 'PRESENT' }, [remove]: { documentStatus: 'ABSENT' }, ...answers });
  const documentStatus = isPresent ? 'PRESENT' : 'ABSENT';
  queryClient.setQueryData(uploadedIdQuery('provider-1').queryKey, { documentStatus });
  const view = renderInLocale(<Step />, { localeId });
  const { t } = view;
  const input = () =>
    screen.getByLabelText<HTMLInputElement>(
      new RegExp(`^(${t('checkout.id.choose')}|${t('checkout.id.replace')}) (?!$)`),
    );
  const give = (file = photo()) => view.user.upload(input(), file);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, api, input, give, press };
}

/** The header and the end of a PNG, which is all that the check reads. */
const photo = (name = 'id.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...Array(20).fill(0), 0x49, 0x45, 0x4e, 0x44])], name, {
    type: 'image/png',
  });
const sized = (bytes: number) => Object.defineProperty(photo(), 'size', { value: bytes });

const revoked: string[] = [];
let made = 0;

// jsdom cannot decode images; shrinkPhoto has its own tests.
beforeEach(() => {
  stubUploads();
  onDone.mockClear();
  revoked.length = 0;
  made = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
  const data = Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, at) => [40, 110, 180, 255][at % 4]!);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    fillRect: () => {},
    getImageData: () => ({ data }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
});

const said = () => useAnnouncements.getState().announcements.map(({ text }) => text);
const tooLarge = 'File size must be under 40 MB';

describe('S2-73 D-19 a photo', () => {
  test('S5-08 of 40 MB is shrunk, shown, sent to the dispensary, and then on file', async () => {
    const { give, api, press, t } = draw();
    await give(sized(maxPhotoBytes));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    const [call] = api.callsOf(upload);
    expect(call!.query).toEqual({ providerId: 'provider-1' });
    expect((call!.body as FormData).get('file')).toMatchObject({ type: 'image/jpeg', size: 5 });
    expect(screen.getByRole('img', { name: t('checkout.id.preview') })).toHaveAttribute('src', 'blob:1');
    expect(said()).toEqual([t('checkout.id.sending'), t('checkout.id.arrived')]);
    expect(onDone, 'it goes on by itself').toHaveBeenCalledOnce();
    await press(t('checkout.continue'));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('that arrives while another step is open does not change the step', async () => {
    let arrive = () => {};
    const answer = () => new Promise<object>((done) => (arrive = () => done({ documentStatus: 'PRESENT' })));
    const { give, rerender, t } = draw({ answers: { [upload]: answer } });
    await give();
    await screen.findByRole('progressbar');
    rerender(<Step state="done" />);
    arrive();
    await waitFor(() => expect(said()).toContain(t('checkout.id.arrived')));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('shows its upload progress, and can be stopped', async () => {
    const { give, api, press, t } = draw({ answers: { [upload]: neverResponds } });
    await give();
    expect(await screen.findByRole('progressbar', { name: t('checkout.id.sending') })).toHaveValue(0.5);
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('checkout.continue') })).toBeNull();
    await press(t('checkout.id.cancel'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(api.calls[0]!.signal!.aborted).toBe(true);
    expect(revoked).toEqual(['blob:1']);
  });

  test('is replaced by another one, even during the upload', async () => {
    const { give, api, t } = draw({ answers: { [upload]: neverResponds } });
    await give();
    await screen.findByRole('progressbar');
    api.answers[upload] = { documentStatus: 'PRESENT' };
    await give(photo('other.png'));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.getByText('other.png')).toBeVisible();
    expect(api.calls.map(({ signal }) => signal!.aborted)).toEqual([true, false]);
    expect(revoked).toEqual(['blob:1']);
  });

  test('can be dropped, and taken with the camera on a touch device', async () => {
    const { api, input, user, t } = draw();
    fireEvent.drop(input(), { dataTransfer: { files: [photo()] } });
    await waitFor(() => expect(api.callsOf(upload)).toHaveLength(1));
    const camera = screen.getByLabelText(t('checkout.id.take'));
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, photo());
    await waitFor(() => expect(api.callsOf(upload)).toHaveLength(2));
  });

  test('is never stored, and is released from memory when the step unmounts', async () => {
    const { give, unmount } = draw({ answers: { [upload]: neverResponds } });
    await give();
    await screen.findByRole('img');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
    unmount();
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('S5-08 D-19 an unusable file', () => {
  const refuse = () => vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  const text = new File(['text'], 'id.png', { type: 'image/png' });

  test.each<[string, File, 'error.fileType' | `checkout.id.${'empty' | 'damaged'}`]>([
    ['a text file with an image type', text, 'error.fileType'],
    ['an empty file', new File([], 'id.png', { type: 'image/png' }), 'checkout.id.empty'],
    [
      'half a picture',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'id.png', { type: 'image/png' }),
      'checkout.id.damaged',
    ],
  ])('%s shows why', async (_, file, reason) => {
    refuse();
    const { give, api, input, t } = draw();
    await give(file);
    expect(await screen.findByText(t(reason))).toBeVisible();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(t(reason)));
    expect(said()).toEqual([t(reason)]);
    expect(api.calls).toEqual([]);
  });

  test.each<[LocaleId, string]>([
    ['en-US', 'This image is too small for your ID to be readable. Use a photo of at least 480 × 300 pixels.'],
    [
      'fr-CA',
      'Cette image est trop petite pour que votre pièce d’identité soit lisible. Utilisez une photo d’au moins 480 × 300 pixels.',
    ],
  ])('a thumbnail, in %s', async (localeId, words) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
    const { give, api } = draw({ localeId });
    await give();
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test.each<[LocaleId, string]>([
    ['en-US', tooLarge],
    ['fr-CA', 'La taille du fichier doit être inférieure à 40 Mo'],
  ])('more than 40 MB, in %s', async (localeId, words) => {
    const { give, api } = draw({ localeId });
    await give(sized(maxPhotoBytes + 1));
    expect(await screen.findByText((shown) => shown.replace(/\s/g, ' ') === words)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('clears the error when the next file is good', async () => {
    const { give, input, t } = draw();
    await give(sized(maxPhotoBytes + 1));
    await screen.findByText(tooLarge);
    await give();
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.queryByText(tooLarge)).toBeNull();
    expect(input()).toBeValid();
  });
});

describe('a photo whose upload failed', () => {
  test.each([
    ['S8-04 refused with the server’s text', problem(422, 'unreadable_image', { detail: 'Too dark.' }), 'Too dark.'],
    [
      'refused as too large by whatever stands before the server',
      new Response('', { status: 413 }),
      'Something went wrong',
    ],
    ['S8-02 server unreachable', offline, "Can't connect to our servers. Please try again later."],
  ])('%s: it stays selected, and can be sent again', async (_, answer, words) => {
    const { give, api, press, t } = draw({ answers: { [upload]: answer } });
    await give();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('img', { name: t('checkout.id.preview') })).toBeVisible();
    api.answers[upload] = { documentStatus: 'PRESENT' };
    await press(t('app.retry'));
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    expect(api.callsOf(upload)).toHaveLength(2);
  });

  test('offline shows a notice, and the upload starts by itself once online', async () => {
    await nextNetwork(false);
    const { give, api, t } = draw({ answers: { [upload]: offline } });
    await give();
    expect(await screen.findByText(t('checkout.id.offline'))).toBeVisible();
    await waitFor(() => expect(said()).toContain(t('checkout.id.offline')));
    api.answers[upload] = { documentStatus: 'PRESENT' };
    await nextNetwork(true);
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(api.callsOf(upload)).toHaveLength(2);
  });
});

describe('S3-21 a photo that is on file', () => {
  test('is shown, and can be replaced', async () => {
    const { give, press, api, t } = draw({ isPresent: true });
    expect(screen.getByText(t('checkout.id.present'))).toBeVisible();
    await give();
    await waitFor(() => expect(api.callsOf(upload)).toHaveLength(1));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await press(t('checkout.continue'));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('D-19 is deleted after a confirmation; focus moves to the file field', async () => {
    const { press, api, input, t } = draw({ isPresent: true });
    await press(t('checkout.id.delete'));
    const dialog = screen.getByRole('dialog', { name: t('checkout.id.deleteTitle') });
    await press(t('checkout.id.deleteKeep'));
    expect(api.calls).toEqual([]);
    await press(t('checkout.id.delete'));
    await press(t('checkout.id.deleteConfirm'));
    await waitFor(() => expect(screen.queryByText(t('checkout.id.present'))).toBeNull());
    expect(api.callsOf(remove)[0]!.query).toEqual({ providerId: 'provider-1' });
    expect(dialog).not.toBeVisible();
    expect(input()).toHaveFocus();
    expect(said()).toEqual([t('checkout.id.deleted')]);
  });

  test('S8-04 that failed to be deleted stays, and so does the confirmation', async () => {
    const answer = problem(503, 'storage_unavailable', { detail: 'We cannot reach our storage right now.' });
    const { press, t } = draw({ isPresent: true, answers: { [remove]: answer } });
    await press(t('checkout.id.delete'));
    await press(t('checkout.id.deleteConfirm'));
    const dialog = screen.getByRole('dialog', { name: t('checkout.id.deleteTitle') });
    expect(await within(dialog).findByText('We cannot reach our storage right now.')).toBeVisible();
    expect(screen.getByText(t('checkout.id.present'))).toBeVisible();
  });
});
