import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInterlacedBomb, buildPhoto } from '../../../tests/fixtures/hostileImages';
import { buildIdPicture } from '../../../tests/fixtures/idPicture';
import { childProcessImages, type ChildProcessImages } from './childProcessImages';

const isLinux = process.platform === 'linux';
let images: ChildProcessImages;
beforeEach(() => {
  images = childProcessImages();
});
afterEach(() => images.close());

const decoders = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('imageProcess'))
    .map((line) => Number.parseInt(line, 10));

const clean = (bytes: Uint8Array) => images.run({ kind: 'clean', bytes });

test('D-19 a photo is returned as a JPEG, and the next one reuses the process', async () => {
  const photo = await buildPhoto();
  const result = await clean(photo);
  expect('bytes' in result && Buffer.from(result.bytes).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  const [first] = decoders();
  await clean(photo);
  expect(decoders()).toEqual([first]);
});

test('D-19 a process that decodes many photos gathers no listeners', async () => {
  const warnings: string[] = [];
  const collect = ({ name }: Error) => void warnings.push(name);
  process.on('warning', collect);
  const photo = await buildPhoto();
  for (let count = 0; count < 12; count += 1) expect(await clean(photo)).toHaveProperty('bytes');
  // Node reports warnings in a later task.
  await new Promise((done) => setImmediate(done));
  process.off('warning', collect);
  expect(warnings).toEqual([]);
});

test.runIf(isLinux)('D-19 a killed decoder fails only its own photo, and the next one gets a new process', async () => {
  await clean(await buildPhoto());
  const [pid] = decoders();
  const large = await buildIdPicture(6000, 6000).png({ compressionLevel: 1 }).toBuffer();
  const interrupted = clean(large);
  process.kill(pid!, 'SIGKILL');
  await expect(interrupted).rejects.toThrow('The decoder ended without an answer.');
  expect(await clean(await buildPhoto())).toHaveProperty('bytes');
});

test.runIf(isLinux)(
  'D-19 an image that exceeds the memory limit is unreadable, and the server keeps running',
  async () => {
    // The image has twice the size that the header check allows, and bypasses that check.
    expect(await clean(await buildInterlacedBomb(9000))).toEqual({ fault: 'unreadable' });
    expect(await clean(await buildPhoto())).toHaveProperty('bytes');
  },
  120_000,
);

test('D-19 images beyond a short queue are refused immediately, and the rest are decoded', async () => {
  const photo = await buildPhoto();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => clean(photo)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeLessThan(20);
});

test('D-19 a watermark does not wait behind uploads, even if their queue is full', async () => {
  const photo = await buildPhoto();
  const uploads = Promise.allSettled(Array.from({ length: 20 }, () => clean(photo)));
  expect(await images.run({ kind: 'watermark', bytes: photo, text: 'Order ABCD2345' })).toHaveProperty('bytes');
  await uploads;
});
