import { expect, test } from 'vitest';
import type { z } from 'zod';
import { footerSchema, navigationSchema, notificationSchema, pageSchema, siteSchema } from './pageSchema';

const words = { en: 'Words' };
const page = { route: 'terms', title: words, description: words, heading: words, lead: words };
const entry = { id: 'shop', title: words, target: { path: '/shop' }, authenticationVisibility: 'any' };
const footer = {
  mainLinks: [{ originalId: 'l1', title: words, hyperlink: '/support' }],
  additionalLinks: [],
  trademark: words,
  terms: words,
};
const notification = {
  originalId: 'n1',
  text: words,
  category: 'news',
  expiresAfter: null,
  meta: { publishedAt: '2026-03-01T00:00:00Z', createdAt: '2026-03-01T00:00:00Z' },
  link: { url: 'https://shop.example/' },
  picture: null,
  visibilitySettings: { authentication: 'any', subcountries: [{ slug: 'CA' }] },
};
const site = {
  name: 'Lumapod',
  shortName: 'Lumapod',
  tagline: words,
  description: words,
  themeColor: '#102030',
  siteUrl: 'https://shop.example',
  contact: { email: 'a@shop.example', phone: '555', hours: words },
  partnerUrl: 'https://partner.example',
  termsVersion: '1',
};

const faults = (schema: z.ZodType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

test('valid files pass, and optional fields get defaults', () => {
  expect(pageSchema.parse(page)).toMatchObject({ sections: [], questions: [] });
  expect(navigationSchema.parse({ items: [entry] }).items[0]).toMatchObject({
    subcountryVisibility: [],
    needsUnlockAppLinks: false,
  });
  expect(footerSchema.parse(footer).mainLinks[0]).toMatchObject({ authenticationVisibility: 'any' });
  expect(faults(notificationSchema, notification)).toEqual([]);
  expect(faults(siteSchema, site)).toEqual([]);
});

test.each<[string, z.ZodType, unknown, RegExp]>([
  ['a page without a route', pageSchema, { ...page, route: 'contact' }, /^route: .*"home"/],
  [
    'sections on a page without them',
    pageSchema,
    { ...page, route: 'orders', sections: [{ id: 'a', heading: words }] },
    /^sections: expected none, since the page orders shows none$/,
  ],
  [
    'questions on a page without them',
    pageSchema,
    { ...page, route: 'home', questions: [{ id: 'a', question: words, answer: words }] },
    /^questions: expected none, since the page home shows none$/,
  ],
  [
    'a section for an unknown country',
    pageSchema,
    { ...page, sections: [{ id: 'a', heading: words, onlyIn: 'mx' }] },
    /^sections\.0\.onlyIn: .*"us"\|"ca"/,
  ],
  [
    'S3-15 an odd audience',
    navigationSchema,
    { items: [{ ...entry, authenticationVisibility: 'staff' }] },
    /^items\.0\.authenticationVisibility: .*"authenticated"/,
  ],
  [
    'S3-15 an odd region',
    navigationSchema,
    { items: [{ ...entry, subcountryVisibility: ['TX'] }] },
    /^items\.0\.subcountryVisibility\.0: .*"OH"/,
  ],
  [
    'S3-15 an odd device',
    navigationSchema,
    { items: [{ ...entry, visibility: 'watch' }] },
    /^items\.0\.visibility: .*"mobile"/,
  ],
  [
    'S3-15 a target that is a script',
    navigationSchema,
    { items: [{ ...entry, target: { url: 'javascript:alert(1)' } }] },
    /^items\.0\.target\.url: expected an address such as https:\/\/site\.example$/,
  ],
  [
    'S3-17 a date that is none',
    notificationSchema,
    { ...notification, expiresAfter: 'later' },
    /^expiresAfter: .*date/,
  ],
  [
    'S3-17 text with a tag that it may not hold, in one language',
    notificationSchema,
    { ...notification, text: { en: '<p>News</p>', fr: '<p>Nouvelles<br></p>' } },
    /^text\.fr: expected only the tags p, a, strong and em, got <br>$/,
  ],
  [
    'S3-17 text with a link to a script',
    notificationSchema,
    { ...notification, text: { en: '<a href="javascript:alert(1)">News</a>' } },
    /^text\.en: expected href to be a path under the locale such as \/shop, or an address with https:\/\//,
  ],
  ['S3-17 an odd category', notificationSchema, { ...notification, category: 'sale' }, /^category: .*"news"/],
  ['D-01 an invalid color', siteSchema, { ...site, themeColor: 'blue' }, /^themeColor: /],
  ['S1-16 a long short name', siteSchema, { ...site, shortName: 'A name that is too long' }, /^shortName: .*<=12/],
])('%s is rejected, naming the field and what was expected', (_, schema, value, fault) => {
  const found = faults(schema, value);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(fault);
});
