import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { uploadedIdQuery } from '../../data/account/accountQueries';
import { largestPhoto } from '../../data/account/shrinkPhoto';
import { queryClient } from '../../data/queryClient';
import { IdBlock } from './IdBlock';

const upload = 'POST /v1/app/user/upload-id';

function draw(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [upload]: { documentStatus: 'PRESENT' }, ...answers });
  const view = renderInLocale(<IdBlock number={2} providerId="provider-1" isPresent={false} />);
  const input = screen.getByLabelText(new RegExp(view.t('checkout.id.choose')));
  const give = (bytes: number, name = 'id.png') => {
    const file = new File(['photo'], name, { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: bytes });
    return view.user.upload(input, file);
  };
  return { ...view, api, input, give };
}

// jsdom reads no pictures; what shrinkPhoto does with one is told beside it.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
});

const tooLarge = 'File size must be under 10 MB';

describe('S5-08 D-19 a photo', () => {
  test('of 10 MB is shrunk, sent to the dispensary, and known to be there', async () => {
    const { give, api } = draw();
    await give(largestPhoto);
    await waitFor(() =>
      expect(queryClient.getQueryData(uploadedIdQuery('provider-1').queryKey)).toEqual({ documentStatus: 'PRESENT' }),
    );
    const [call] = api.callsOf(upload);
    expect(call!.query).toEqual({ providerId: 'provider-1' });
    expect((call!.body as FormData).get('file')).toMatchObject({ type: 'image/jpeg', size: 5 });
    expect(screen.queryByText(tooLarge)).toBeNull();
  });

  test('of more is refused: File size must be under 10 MB', async () => {
    const { give, api, input } = draw();
    await give(largestPhoto + 1);
    expect(await screen.findByText(tooLarge)).toBeVisible();
    expect(input).toBeInvalid();
    expect(api.calls).toEqual([]);
  });

  test('that is no picture is refused', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    const { give, api, t } = draw();
    await give(100);
    expect(await screen.findByText(t('error.fileType'))).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('after one that was too large, the next one clears the error', async () => {
    const { give, api } = draw();
    await give(largestPhoto + 1);
    await screen.findByText(tooLarge);
    await give(100, 'smaller.png');
    await waitFor(() => expect(api.callsOf(upload)).toHaveLength(1));
    expect(screen.queryByText(tooLarge)).toBeNull();
  });

  test.each([
    [
      'S8-04 that the server refuses gives its words',
      problem(422, 'bad_image', { detail: 'This is no photo.' }),
      'This is no photo.',
    ],
    ['S8-02 that could not be sent says so', offline, "Can't connect to our servers. Please try again later."],
  ])('%s', async (_, answer, words) => {
    const { give } = draw({ [upload]: answer });
    await give(100);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

test('S3-21 a photo that is on file is told, and can be replaced', () => {
  fakeApi({});
  const { t } = renderInLocale(<IdBlock number={2} providerId="provider-1" isPresent />);
  expect(screen.getByText(t('checkout.id.present'))).toBeVisible();
  expect(screen.getByLabelText(new RegExp(t('checkout.id.replace')))).toBeEnabled();
});
