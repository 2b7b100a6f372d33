import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInterlacedBomb, buildPhoto } from '../../../tests/fixtures/hostileImages';
import { drawId } from '../../../tests/fixtures/idPicture';
import { processImages, type ProcessImages } from './processImages';

const isLinux = process.platform === 'linux';
let images: ProcessImages;
beforeEach(() => {
  images = processImages();
});
afterEach(() => images.close());

/** The decoders that this process has started. */
const decoders = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('imageProcess'))
    .map((line) => Number.parseInt(line, 10));

const clean = (bytes: Uint8Array) => images.run({ kind: 'clean', bytes });

test('D-19 a photo comes back as a JPEG; the next one has the same process', async () => {
  const photo = await buildPhoto();
  const result = await clean(photo);
  expect('bytes' in result && Buffer.from(result.bytes).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  const [first] = decoders();
  await clean(photo);
  expect(decoders()).toEqual([first]);
});

test.runIf(isLinux)(
  'D-19 a decoder that is killed fails its photo alone, and the next one has a new process',
  async () => {
    await clean(await buildPhoto());
    const [pid] = decoders();
    const large = await drawId(6000, 6000).png({ compressionLevel: 1 }).toBuffer();
    const lost = clean(large);
    process.kill(pid!, 'SIGKILL');
    await expect(lost).rejects.toThrow('The decoder ended without an answer.');
    expect(await clean(await buildPhoto())).toHaveProperty('bytes');
  },
);

test.runIf(isLinux)(
  'D-19 a picture that takes more memory than it may is unreadable, and the server goes on',
  async () => {
    // Twice what the header's rule lets through, past that rule.
    expect(await clean(await buildInterlacedBomb(9000))).toEqual({ fault: 'unreadable' });
    expect(await clean(await buildPhoto())).toHaveProperty('bytes');
  },
  120_000,
);

test('D-19 more than a short queue is refused at once, and the rest is done', async () => {
  const photo = await buildPhoto();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => clean(photo)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeLessThan(20);
});
