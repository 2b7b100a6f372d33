import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runMailCheckCommand } from './mailCheckCommand';

const privateKeyOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const pem = (key: ReturnType<typeof privateKeyOf>) => key.export({ type: 'pkcs8', format: 'pem' }) as string;
const own = privateKeyOf();
const published = createPublicKey(own).export({ type: 'spki', format: 'der' }).toString('base64');

type Zone = Record<string, string[] | 'SERVFAIL'>;
const whole: Zone = {
  'shop.example': ['google-site-verification=x', 'v=spf1 include:relay.example ~all'],
  'shop2026._domainkey.shop.example': [`v=DKIM1; k=rsa; p=${published}`],
  '_dmarc.shop.example': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@shop.example'],
};
const env = {
  MAIL_FROM: 'codes@shop.example',
  MAIL_DKIM_SELECTOR: 'shop2026',
  MAIL_DKIM_KEY: pem(own).replaceAll('\n', '\\n'),
};

async function run(zone: Zone, args: string[] = [], settings: Record<string, string> = env) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const resolveTxt = async (name: string) => {
    const texts = zone[name];
    if (texts === 'SERVFAIL') throw Object.assign(new Error('queryTxt ESERVFAIL'), { code: 'ESERVFAIL' });
    if (!texts) throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
    // A record comes in chunks of up to 255 characters.
    return texts.map((text) => text.match(/.{1,255}/g) ?? []);
  };
  const code = await runMailCheckCommand(args, { env: settings, print, printError: print, resolveTxt });
  return { code, text: lines.join('\n') };
}
const without = (name: string): Zone => Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name));

describe('npm run mail:check', () => {
  test('is content with a domain whose records fit the settings', async () => {
    const { code, text } = await run(whole);
    expect(text.split('\n').map((line) => line.split(/\s+/, 2))).toEqual([
      ['SPF', 'ok'],
      ['DKIM', 'ok'],
      ['DMARC', 'ok'],
    ]);
    expect(code).toBe(0);
  });

  const selector = 'shop2026._domainkey.shop.example';
  test.each<[name: string, zone: Zone, text: RegExp]>([
    ['no SPF', without('shop.example'), /^SPF +problem +shop\.example has none/m],
    ['two SPF records', { ...whole, 'shop.example': ['v=spf1 -all', 'v=spf1 ~all'] }, /^SPF +problem .*has 2/m],
    ['an SPF for everybody', { ...whole, 'shop.example': ['v=spf1 +all'] }, /^SPF +problem .*everybody/m],
    ['no DKIM', without(selector), /^DKIM +problem .*has none\. Add TXT v=DKIM1; k=rsa; p=MII/m],
    ['a revoked key', { ...whole, [selector]: ['v=DKIM1; p='] }, /^DKIM +problem .*revoked/m],
    ['another key', { ...whole, [selector]: ['v=DKIM1; p=MIIB'] }, /^DKIM +problem .*another key/m],
    ['no DMARC', without('_dmarc.shop.example'), /^DMARC +problem .*has none/m],
    [
      'no policy',
      { ...whole, '_dmarc.shop.example': ['v=DMARC1; rua=mailto:a@b.example'] },
      /^DMARC +problem .*needs p=/m,
    ],
    ['two DMARC records', { ...whole, '_dmarc.shop.example': ['v=DMARC1; p=none', 'v=DMARC1; p=none'] }, /has 2/],
    ['a DNS server that fails', { ...whole, 'shop.example': 'SERVFAIL' }, /shop\.example could not be read/],
  ])('finds %s', async (_, zone, expected) => {
    const { code, text } = await run(zone);
    expect(text).toMatch(expected);
    expect(code).toBe(1);
  });

  test.each<[name: string, zone: Zone, text: RegExp]>([
    ['an SPF that refuses nobody', { ...whole, 'shop.example': ['v=spf1 mx ?all'] }, /^SPF +warning/m],
    ['a key in test mode', { ...whole, [selector]: [`v=DKIM1; t=y; p=${published}`] }, /^DKIM +warning/m],
    ['a DMARC that only reports', { ...whole, '_dmarc.shop.example': ['v=DMARC1; p=none'] }, /^DMARC +warning/m],
  ])('warns of %s', async (_, zone, expected) => {
    const { code, text } = await run(zone);
    expect(text).toMatch(expected);
    expect(code).toBe(0);
  });

  test('a subdomain has the DMARC record of its parent, with its policy for subdomains', async () => {
    const zone = {
      'mail.shop.example': ['v=spf1 -all'],
      'relay._domainkey.mail.shop.example': ['k=rsa; p=MIIB'],
      '_dmarc.shop.example': ['v=DMARC1; p=reject; sp=none'],
    };
    const { code, text } = await run(zone, ['--domain', 'mail.shop.example', '--selector', 'relay'], {});
    expect(text).toMatch(/^DMARC +warning +_dmarc\.shop\.example/m);
    expect(code).toBe(0);
  });

  test('without a selector, the signature of a relay is not checked', async () => {
    const { code, text } = await run(whole, [], { MAIL_FROM: 'codes@shop.example' });
    expect(text).toMatch(/^DKIM +problem +not checked: expected --selector/m);
    expect(code).toBe(1);
  });

  test.each([
    [[], {}],
    [['--nothing'], env],
    [['shop.example'], env],
  ])('refuses %j with %j', async (args, settings) => {
    expect(await run(whole, args, settings)).toMatchObject({ code: 2, text: expect.stringContaining('See --help.') });
  });
});
