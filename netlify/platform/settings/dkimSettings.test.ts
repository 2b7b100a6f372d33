import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { parseSettings } from './settings';

const pem = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const MAIL_DKIM_KEY = pem(1024);
const required = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64) };
const mail = { ...required, SMTP_HOST: 'smtp.relay.example', MAIL_FROM: 'codes@Mail.Shop.example' };
const MAIL_DKIM_SELECTOR = 's1';
const dkimOf = (env: Record<string, string>) => parseSettings({ ...mail, ...env }).smtp?.dkim;

describe('DKIM', () => {
  test('is left to the relay without settings', () => {
    expect(dkimOf({})).toBeNull();
  });

  test('takes the key as it is, on one line and from a file, and the domain of the sender', () => {
    const file = join(createTemporaryFolder({ 'dkim.pem': MAIL_DKIM_KEY }), 'dkim.pem');
    const expected = { domain: 'mail.shop.example', selector: 's1', privateKey: MAIL_DKIM_KEY };
    for (const key of [MAIL_DKIM_KEY, MAIL_DKIM_KEY.replaceAll('\n', '\\n')])
      expect(dkimOf({ MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: key })).toEqual(expected);
    expect(dkimOf({ MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY_FILE: file })).toEqual(expected);
    for (const domain of ['shop.example', 'news.mail.shop.example'])
      expect(dkimOf({ MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_DKIM_DOMAIN: domain })?.domain).toBe(domain);
  });

  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const publicKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  test.each<[name: string, env: Record<string, string>, problem: RegExp]>([
    [
      'a key that is none',
      { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: 'secret' },
      /MAIL_DKIM_KEY: expected an RSA private key/,
    ],
    ['a key of another kind', { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: ec as string }, /MAIL_DKIM_KEY: expected an RSA/],
    [
      'a public key',
      { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: publicKey.export({ type: 'spki', format: 'pem' }) as string },
      /MAIL_DKIM_KEY: expected an RSA private key/,
    ],
    ['a short key', { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: pem(768) }, /MAIL_DKIM_KEY: .* at least 1024 bits/],
    ['no selector', { MAIL_DKIM_KEY }, /MAIL_DKIM_SELECTOR: required because MAIL_DKIM_KEY is set/],
    ['no key', { MAIL_DKIM_SELECTOR }, /MAIL_DKIM_KEY: required/],
    [
      'another domain',
      { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_DKIM_DOMAIN: 'relay.example' },
      /MAIL_DKIM_DOMAIN: exp/,
    ],
    ['a suffix', { MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_DKIM_DOMAIN: 'op.example' }, /MAIL_DKIM_DOMAIN: expected/],
  ])('refuses %s, without its value', (_, env, problem) => {
    expect(() => dkimOf(env)).toThrow(problem);
    expect(() => dkimOf(env)).not.toThrow(/BEGIN|secret\b/);
  });
});
