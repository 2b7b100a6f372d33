import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoProviders } from '../../../netlify/database/seed/demoProviders';
import { storageKeys } from '../../../src/data/storage';
import { en } from '../../../src/i18n/messages/en';
import { fr } from '../../../src/i18n/messages/fr';

const read = (file: string): string => readFileSync(`content/${file}`, 'utf8');
const pages = readdirSync('content/pages').map((name) => read(`pages/${name}`));
const devices = ['battery', 'starter-kit', 'referral-starter-kit'].map((slug) => read(`products/${slug}.json`));
const messages = JSON.stringify([en, fr]);
const privacy = read('legal/privacy.json');
const terms = read('legal/terms.json');

function privacyIn(language: 'en' | 'fr'): string {
  const texts: unknown[] = [];
  JSON.parse(privacy, (key, value: unknown) => {
    if (key === language) texts.push(value);
    return value;
  });
  return texts.join('\n');
}

describe('content, messages and code state the same facts', () => {
  test('S2-67 rainbow light means that the light was read', () => {
    const texts = [...pages, ...devices, messages].join('\n');
    expect(texts).not.toMatch(/ready to read|prête à lire/i);
    for (const device of devices) expect(device).toContain('Rainbow: light read');
    expect(messages).toMatch(/rainbow[^"]*has read the light/i);
  });

  test('S2-67 ten minutes of charging are enough to unlock a pod', () => {
    const texts = [...pages, messages].join('\n');
    expect(texts).not.toMatch(/fifteen minutes|quinze minutes/i);
    for (const message of [en['unlock.rainbow.battery.text'], fr['unlock.rainbow.battery.text']])
      expect(message).toMatch(/ten minutes|dix minutes/);
  });

  test('S9-03 support and terms give the hours of the dispensaries', () => {
    const days = demoProviders.flatMap(({ deliveryTimes }) => Object.values(deliveryTimes));
    const clock = (times: string[], at: number) => Number(times.sort().at(at)!.slice(0, 2));
    const opens = clock(
      days.map(({ open }) => open),
      0,
    );
    const closes = clock(
      days.map(({ close }) => close),
      -1,
    );
    for (const text of [read('pages/support.json'), terms])
      expect(text).toContain(`between ${opens} a.m. and ${closes - 12} p.m. Pacific Time`);
  });

  test.each(['en', 'fr'] as const)('S9-12 the privacy policy in %s names every key of local storage', (language) => {
    const policy = privacyIn(language);
    const keys = Object.values(storageKeys).flatMap((key) =>
      typeof key === 'string' ? [key] : ['us', 'ca'].map((country) => key(country)),
    );
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !policy.includes(key))).toEqual([]);
  });

  test.each([
    ['push subscriptions', /push address and keys/],
    ['service worker caches', /Service worker caches/],
    ['referrals', /referral code/],
    ['a phone number for the driver', /number for the driver/],
    ['reports of the content security policy', /reports of blocked content/],
    ['hashes that limits count by', /keyed hashes of the address and ID image/],
  ])('the privacy policy lists %s', (_what, words) => {
    expect(privacy).toMatch(words);
  });

  test('S2-76 the terms say that an account is deleted in its settings, and not while an order is open', () => {
    expect(terms).toContain('Delete your account in its settings, at once and for good, unless an order is open');
    expect(terms).not.toContain('close your account at any time by writing to us');
  });
});
