import { beforeEach, describe, expect, test } from 'vitest';
import { createUploadSlots, type UploadSlot } from './uploadSlots';

let now: number;
let shoppers = 0;
let slots: ReturnType<typeof createUploadSlots>;
beforeEach(() => {
  now = 0;
  slots = createUploadSlots(() => now);
});

interface Sending extends UploadSlot {
  address: string;
  evictionCode: string | null;
}
function enter(address: string, bytes = 0): Sending {
  const place = slots.reserve({ address, userId: `shopper ${(shoppers += 1)}` });
  const sending: Sending = { ...place, address, evictionCode: null };
  place.evicted.catch(({ code }: { code: string }) => (sending.evictionCode = code));
  place.addBytes(bytes);
  return sending;
}
const enterMany = (count: number, address: string, bytes = 0) =>
  Array.from({ length: count }, () => enter(address, bytes));
const listEvictions = async (all: Sending[]) => {
  await Promise.resolve();
  return all.flatMap((each, at) => (each.evictionCode ? [[at, each.evictionCode]] : []));
};
const refusal = (address: string) => {
  try {
    enter(address);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const megabyte = 1024 * 1024;

describe('D-19 D-30 places for uploads', () => {
  test('D-19 one address has half of them', () => {
    enterMany(8, 'a');
    expect(refusal('a')).toBe('uploads_busy');
    expect(refusal('b')).toBeNull();
  });

  test('D-19 the slowest upload of a full address makes room for its next one', async () => {
    const all = enterMany(8, 'a', megabyte);
    all[3]!.addBytes(-megabyte + 2_000);
    all[5]!.addBytes(-megabyte + 1_000);
    now = 2_000;
    enter('a');
    expect(await listEvictions(all)).toEqual([[5, 'request_timeout']]);
    enter('a');
    expect(await listEvictions(all)).toEqual([
      [3, 'request_timeout'],
      [5, 'request_timeout'],
    ]);
  });

  test.each([
    ['young', 999, 0],
    ['fast', 10_000, megabyte],
  ])('D-19 an upload that is %s keeps its place in a full address', async (_, age, bytes) => {
    const all = enterMany(8, 'a', bytes);
    now = age;
    expect(refusal('a')).toBe('uploads_busy');
    expect(await listEvictions(all)).toEqual([]);
  });

  test('D-19 a photo that is being checked keeps its place, however long it took', async () => {
    const all = [...enterMany(8, 'a'), ...enterMany(8, 'b')];
    for (const { complete } of all) complete();
    now = 10_000;
    expect([refusal('a'), refusal('c')]).toEqual(['uploads_busy', 'uploads_busy']);
    expect(await listEvictions(all)).toEqual([]);
  });

  test('D-19 an address without an upload takes a place from one that has several, even a young and fast one', async () => {
    const all = [...enterMany(8, 'a', megabyte), ...enterMany(8, 'b', megabyte)];
    all[11]!.addBytes(-1);
    enter('c', megabyte);
    expect(await listEvictions(all)).toEqual([[11, 'uploads_busy']]);
  });

  test('D-19 a slow upload goes before a fast one', async () => {
    const all = [...enterMany(8, 'a', megabyte), ...enterMany(8, 'b', 10 * megabyte)];
    now = 1_000;
    all[12]!.addBytes(1 - 10 * megabyte);
    now = 20_000;
    enter('c');
    expect(await listEvictions(all)).toEqual([[12, 'request_timeout']]);
  });

  test('D-19 sixteen addresses with one fast upload each keep their places', async () => {
    const all = Array.from({ length: 16 }, (_, at) => enter(`a${at}`, megabyte));
    now = 1_000;
    expect(refusal('b')).toBe('uploads_busy');
    expect(await listEvictions(all)).toEqual([]);
    all[7]!.addBytes(1_000 - megabyte);
    expect(refusal('b')).toBeNull();
    expect(await listEvictions(all)).toEqual([[7, 'request_timeout']]);
  });

  test('D-19 no address takes a place from one that has fewer', async () => {
    const all = [...enterMany(8, 'a', megabyte), ...enterMany(6, 'b', megabyte), ...enterMany(2, 'c')];
    now = 2_000;
    for (const { complete } of all.slice(0, 8)) complete();
    expect(refusal('b')).toBe('uploads_busy');
    expect(await listEvictions(all)).toEqual([]);
  });

  test('D-19 one shopper has two of them, from whatever addresses', () => {
    const uploaders = ['a', 'b', 'c'].map((address) => ({ address, userId: 'ana' }));
    uploaders.slice(0, 2).forEach(slots.reserve);
    expect(() => slots.reserve(uploaders[2]!)).toThrow('Many photos');
    expect(refusal('c')).toBeNull();
  });

  test('D-19 a place is free once, however often it is left', async () => {
    const all = enterMany(8, 'a');
    all[0]!.release();
    all[0]!.release();
    expect(refusal('a')).toBeNull();
    expect(refusal('a')).toBe('uploads_busy');
    expect(await listEvictions(all)).toEqual([]);
  });
});
