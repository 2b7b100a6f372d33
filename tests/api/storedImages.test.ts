import { describe, expect, test } from 'vitest';
import { idImages } from '../../netlify/database/providerTables';
import { decryptImage } from '../../netlify/services/privacy/idPhotos/idImage';
import { buildPhoto } from '../fixtures/hostileImages';
import { form, jpegStart, setUpUploads, uploadPath } from './setUpUploads';

const suite = setUpUploads();
const { rows, send, readStoredImage } = suite;

describe('D-19 stored bytes', () => {
  test('D-19 are encrypted, and readable only for their shopper and provider, not under another row’s key', async () => {
    await send(form(await buildPhoto()));
    const [row] = await rows();
    const sealed = Buffer.from((await suite.api.context.blobs.get(row!.blobKey))!);
    expect(sealed.includes(jpegStart) || sealed.includes('JFIF')).toBe(false);
    expect(Buffer.from(await readStoredImage()).subarray(0, 3)).toEqual(jpegStart);
    // Another shopper, and another provider of the same shopper, whose rows are changed to reference these bytes.
    const other = await suite.api.signedIn();
    for (const owner of [
      { userId: other.userId, providerId: 'alder' },
      { userId: suite.shopper.userId, providerId: 'birch' },
    ]) {
      await suite.api.context.database.update(idImages).set(owner);
      await expect(readStoredImage(owner)).rejects.toThrow();
    }
    const damaged = Buffer.from(sealed);
    damaged[damaged.length - 1]! ^= 1;
    const owner = { userId: suite.shopper.userId, providerId: 'alder' };
    expect(() => decryptImage(suite.api.context.settings, owner, damaged)).toThrow();
    expect(() => decryptImage({ idImageKey: 'b'.repeat(64) }, owner, sealed)).toThrow();
  });

  test('D-19 two uploads of one photo have different ciphertexts', async () => {
    await send(form(await buildPhoto()), {}, 'alder');
    await send(form(await buildPhoto()), {}, 'birch');
    const texts = await Promise.all(
      (await rows()).map(async ({ blobKey }) =>
        Buffer.from((await suite.api.context.blobs.get(blobKey))!).toString('hex'),
      ),
    );
    // The mark and the key's id come first: 'image.abcdefgh.'.
    const ivs = texts.map((text) => text.slice(30, 54));
    expect(new Set([...texts, ...ivs]).size).toBe(4);
  });

  test('D-19 no API call returns an image to a shopper, or where it is stored', async () => {
    await send(form(await buildPhoto()));
    const [row] = await rows();
    const types = suite.contract.operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {})),
    );
    // Only a dispensary's link, which works once, and the console's call return an image.
    expect(types.filter((type) => /image|octet-stream|multipart/.test(type))).toEqual(['image/jpeg', 'image/jpeg']);
    const reads = suite.contract.operations.filter(({ method }) => method === 'get').map((each) => each.path);
    for (const each of [...reads, `/id-images/${row!.blobKey}`, `${uploadPath}/${row!.blobKey}`]) {
      const address = each.replace(/\{[^}]*\}/g, row!.blobKey);
      const response = await suite.api.app.request(`${address}?providerId=alder&key=${row!.blobKey}`, {
        headers: suite.shopper.headers,
      });
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.includes(jpegStart), each).toBe(false);
      // A 404 may repeat an unknown path, but a response for a known one must not contain the key.
      expect(response.ok && body.includes(row!.blobKey), each).toBe(false);
    }
  });
});
