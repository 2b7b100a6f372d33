import { describe, expect, test } from 'vitest';
import { sealText, unsealText } from './seal';

const settings = { idImageKey: '0f'.repeat(32) };
const text = 'zoë.lind@shop.example';

describe('an encrypted text', () => {
  test('D-24 decrypts for its purpose, and encrypting a text twice gives different results', () => {
    const [first, second] = [sealText(settings, 'pod-key', text), sealText(settings, 'pod-key', text)];
    expect(first).not.toBe(second);
    expect([first, second].map((sealed) => unsealText(settings, 'pod-key', sealed))).toEqual([text, text]);
    expect(first).toMatch(/^[a-p]{8}\.[\w-]+$/);
    expect(Buffer.from(first.split('.')[1]!, 'base64url').includes('shop')).toBe(false);
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
    const [keyId, sealed] = sealText(settings, 'pod-key', text).split('.');
    const bytes = Buffer.from(sealed!, 'base64url');
    const open = (changed: Buffer) => unsealText(settings, 'pod-key', `${keyId}.${changed.toString('base64url')}`);
    expect(open(bytes)).toBe(text);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => open(changed), `byte ${at}`).toThrow();
    }
    for (const length of [0, 11, 12, 20, 27, bytes.length - 1]) expect(() => open(bytes.subarray(0, length))).toThrow();
  });
});
