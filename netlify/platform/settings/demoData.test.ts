import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import { mayHaveDemo } from './demoData';

const mail = { SMTP_HOST: 'mail.example', MAIL_FROM: 'codes@shop.example' };
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+12135550100' };
const stripe = (key: string) => ({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
});
const bucket = {
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'photos',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
};
const postgres = 'postgres://shop@127.0.0.1/shop';

test.each<[name: string, env: Record<string, string>, isSeeded: boolean]>([
  ['a laptop', {}, true],
  ['another name of this machine', { HOST: '::1', SITE_URL: 'http://127.0.0.1:8719' }, true],
  ['maps, an operator and a test key', { GOOGLE_MAPS_API_KEY: 'k', OPERATOR_EMAIL: 'a@b.example' }, true],
  ['payments in test mode', stripe('sk_test_1'), true],
  ['a public address', { SITE_URL: 'https://shop.example' }, false],
  ['an address that only looks local', { SITE_URL: 'http://localhost.shop.example' }, false],
  ['every interface', { HOST: '0.0.0.0' }, false],
  ['every interface, IPv6', { HOST: '::' }, false],
  ['a home network', { HOST: '192.168.1.20' }, false],
  ['a proxy', { CLIENT_ADDRESS_HEADER: 'x-real-ip' }, false],
  ['Postgres', { DATABASE_URL: 'postgres://shop@db.example/shop' }, false],
  ['Postgres on this machine', { DATABASE_URL: postgres }, false],
  ['Netlify Database', { NETLIFY_DB_URL: postgres }, false],
  ['a mail server', mail, false],
  ['a mail server on this machine', { ...mail, SMTP_HOST: '127.0.0.1' }, false],
  ['text messages', twilio, false],
  ['payments', stripe('sk_live_1'), false],
  ['payments by a restricted key', stripe('rk_live_1'), false],
  ['a bucket', bucket, false],
  ['Netlify Blobs', { BLOB_STORE: 'netlify' }, false],
])('demo data by default: %s', (_, env, isSeeded) => {
  expect(testSettings(env).hasDemoData).toBe(isSeeded);
  // The setting decides for every server, in both directions.
  expect(testSettings({ ...env, DEMO_DATA: 'true' }).hasDemoData).toBe(true);
  expect(testSettings({ ...env, DEMO_DATA: 'false' }).hasDemoData).toBe(false);
});

const site = { SITE_URL: 'https://shop.example' };
test.each<[name: string, env: Record<string, string>, without: boolean, withOwn: boolean]>([
  ['a laptop', {}, true, true],
  ['a laptop with Postgres', { DATABASE_URL: postgres }, false, false],
  ['a laptop with Postgres and DEMO_DATA', { DATABASE_URL: postgres, DEMO_DATA: 'true' }, true, true],
  ['a public server', site, false, false],
  ['a public server with DEMO_DATA', { ...site, DEMO_DATA: 'true' }, true, false],
])('the demo may stay without and beside an own dispensary: %s', (_, env, without, withOwn) => {
  const settings = testSettings(env);
  expect([false, true].map((hasOwnDispensary) => mayHaveDemo(settings, { hasOwnDispensary }))).toEqual([
    without,
    withOwn,
  ]);
});
