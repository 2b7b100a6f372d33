import { expect, test } from 'vitest';
import { buildPhoto } from '../../../tests/fixtures/hostileImages';
import { QueueBusyError } from './workQueue';
import { inProcessImages } from './images';

test('D-19 a photo is watermarked even while the queue of uploads is full', async () => {
  const images = inProcessImages();
  const bytes = await buildPhoto();
  const uploads = Array.from({ length: 12 }, () => images.run({ kind: 'clean', bytes }));
  const outcomes = Promise.allSettled(uploads);
  await expect(uploads.at(-1)).rejects.toThrow(QueueBusyError);
  expect(await images.run({ kind: 'watermark', bytes, text: 'Order ABCD2345' })).toHaveProperty('bytes');
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
});
