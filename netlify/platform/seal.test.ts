import { describe, expect, test } from 'vitest';
import { sealText, unsealText } from './seal';

const settings = { idImageKey: '0f'.repeat(32) };
const text = 'zoë.lind@shop.example';

describe('a sealed text', () => {
  test('D-24 it opens again for its purpose, and two seals of one text are not alike', () => {
    const [one, two] = [sealText(settings, 'pod-key', text), sealText(settings, 'pod-key', text)];
    expect(one).not.toBe(two);
    expect([one, two].map((sealed) => unsealText(settings, 'pod-key', sealed))).toEqual([text, text]);
    expect(one).toMatch(/^[\w-]+$/);
    expect(Buffer.from(one, 'base64url').includes('shop')).toBe(false);
  });

  test('an empty text opens too', () => {
    expect(unsealText(settings, 'pod-key', sealText(settings, 'pod-key', ''))).toBe('');
  });

  test('another purpose and another key do not open it', () => {
    const sealed = sealText(settings, 'change_email', text);
    expect(() => unsealText(settings, 'change_phone', sealed)).toThrow();
    expect(() => unsealText({ idImageKey: '1f'.repeat(32) }, 'change_email', sealed)).toThrow();
  });

  test('a seal with any byte changed, or cut short, does not open', () => {
    const bytes = Buffer.from(sealText(settings, 'pod-key', text), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => unsealText(settings, 'pod-key', changed.toString('base64url')), `byte ${at}`).toThrow();
    }
    for (const length of [0, 11, 12, 20, 27, bytes.length - 1])
      expect(() => unsealText(settings, 'pod-key', bytes.subarray(0, length).toString('base64url'))).toThrow();
  });
});
