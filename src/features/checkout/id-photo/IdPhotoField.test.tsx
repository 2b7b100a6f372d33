import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announced } from '../../../../tests/fixtures/announced';
import { renderIdStep, buildPhotoOfSize, setUpIdStep } from '../../../../tests/fixtures/components/renderIdStep';
import { maxPhotoBytes } from '../../../data/account/shrinkPhoto';
import type { LocaleId } from '../../../domain/region/locales';

const tooLarge = 'File size must be under 40 MB';

setUpIdStep();

describe('S5-08 D-19 an unusable file', () => {
  const stubUnreadableImage = () =>
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
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
    stubUnreadableImage();
    const { choose, api, input, t } = renderIdStep();
    await choose(file);
    expect(await screen.findByText(t(reason))).toBeVisible();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(t(reason)));
    expect(announced()).toEqual([t(reason)]);
    expect(api.calls).toEqual([]);
  });

  test.each<[LocaleId, string]>([
    ['en-US', 'This image is too small for your ID to be readable. Use a photo of at least 480 × 300 pixels.'],
    [
      'fr-CA',
      'Cette image est trop petite pour que votre pièce d’identité soit lisible. Utilisez une photo d’au moins 480 × 300 pixels.',
    ],
  ])('a thumbnail, in %s', async (localeId, message) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
    const { choose, api } = renderIdStep({ localeId });
    await choose();
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test.each<[LocaleId, string]>([
    ['en-US', tooLarge],
    ['fr-CA', 'La taille du fichier doit être inférieure à 40 Mo'],
  ])('more than 40 MB, in %s', async (localeId, message) => {
    const { choose, api } = renderIdStep({ localeId });
    await choose(buildPhotoOfSize(maxPhotoBytes + 1));
    expect(await screen.findByText((shown) => shown.replace(/\s/g, ' ') === message)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('clears the error when the next file is good', async () => {
    const { choose, input, t } = renderIdStep();
    await choose(buildPhotoOfSize(maxPhotoBytes + 1));
    await screen.findByText(tooLarge);
    await choose();
    expect(await screen.findByText(t('checkout.id.present'))).toBeVisible();
    expect(screen.queryByText(tooLarge)).toBeNull();
    expect(input()).toBeValid();
  });
});
