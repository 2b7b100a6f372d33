import { describe, expect, test } from 'vitest';
import { sealText, unsealText } from './seal';

const settings = { idImageKey: '0f'.repeat(32) };
const text = 'zoë.lind@shop.example';

describe('an encrypted text', () => {
  test('D-24 decrypts for its purpose, and encrypting a text twice gives different results', () => {
    const [one, two] = [sealText(settings, 'pod-key', text), sealText(settings, 'pod-key', text)];
    expect(one).not.toBe(two);
    expect([one, two].map((sealed) => unsealText(settings, 'pod-key', sealed))).toEqual([text, text]);
    expect(one).toMatch(/^[\w-]+$/);
    expect(Buffer.from(one, 'base64url').includes('shop')).toBe(false);
  });

  test('an empty text can be decrypted too', () => {
    expect(unsealText(settings, 'pod-key', sealText(settings, 'pod-key', ''))).toBe('');
  });

  test('cannot be decrypted for another purpose or with another key', () => {
    const sealed = sealText(settings, 'change_email', text);
    expect(() => unsealText(settings, 'change_phone', sealed)).toThrow();
    expect(() => unsealText({ idImageKey: '1f'.repeat(32) }, 'change_email', sealed)).toThrow();
  });

  test('cannot be decrypted if any byte is changed or missing', () => {
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
