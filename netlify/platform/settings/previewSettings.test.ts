import { getConnectionString } from '@netlify/database';
import { describe, expect, test, vi } from 'vitest';
import { databaseUrlName } from './databaseUrl';
import { isPreviewContext, previewSettings } from './previewSettings';
import { parseSettings, settingNames } from './settings';

const secrets = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64) };
const branch = 'postgres://branch:Kq8xV2@branch.example/preview';

const production = {
  ...secrets,
  NETLIFY_DB_URL: branch,
  SMTP_HOST: 'mail.example',
  MAIL_FROM: 'shop@shop.example',
  SMTP_USER: 'shop',
  SMTP_PASSWORD: 'hunter2',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'hunter2',
  TWILIO_FROM: '+12135550100',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  GOOGLE_MAPS_API_KEY: 'hunter2',
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'photos',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'hunter2',
  S3_SECRET_ACCESS_KEY: 'hunter2',
  OPERATOR_EMAIL: 'you@shop.example',
  WEBHOOK_TARGETS: 'any',
  BRAND_NAME: 'Lumapod',
  LOG_LEVEL: 'debug',
};

describe('a preview', () => {
  test('has no sender, payment, map, bucket or operator, and keys of its own', () => {
    const { env, ignored } = previewSettings(production, settingNames);
    const settings = parseSettings(env);
    expect(settings).toMatchObject({
      smtp: null,
      twilio: null,
      stripe: null,
      vapid: null,
      googleMaps: null,
      s3: null,
      operatorEmail: null,
      blobStore: 'netlify-deploy',
      webhookTargets: 'public',
      databaseUrl: branch,
      log: { level: 'debug' },
    });
    expect(JSON.stringify(settings)).not.toContain('hunter2');
    expect(settings.codePepper).not.toBe(secrets.CODE_PEPPER);
    expect(settings.idImageKey).not.toBe(secrets.ID_IMAGE_KEY);
    expect(ignored).toEqual(
      expect.arrayContaining(['CODE_PEPPER', 'ID_IMAGE_KEY', 'SMTP_PASSWORD', 'STRIPE_SECRET_KEY']),
    );
    expect(ignored).not.toContain('LOG_LEVEL');
  });

  test('has the same keys in every instance, others than another preview, and needs none to be set', () => {
    const readKeys = (url: string) => {
      const { CODE_PEPPER, ID_IMAGE_KEY } = previewSettings({ NETLIFY_DB_URL: url }, settingNames).env;
      return [CODE_PEPPER, ID_IMAGE_KEY];
    };
    expect(readKeys(branch)).toEqual(readKeys(branch));
    expect(new Set([...readKeys(branch), ...readKeys('postgres://branch:other@branch.example/preview')]).size).toBe(4);
  });

  test.each([
    ['deploy-preview', true],
    ['branch-deploy', true],
    ['production', false],
    ['dev', false],
    ['', false],
    [undefined, false],
  ])('CONTEXT %s: %s', (context, isPreview) => {
    expect(isPreviewContext(context)).toBe(isPreview);
  });
});

describe('where the database is', () => {
  const branchUrl = 'postgres://own.example/shop';

  test('Netlify Database is found without a setting, at the address that its package gives', () => {
    vi.stubEnv('NETLIFY_DB_URL', branch);
    expect(parseSettings({ ...secrets, NETLIFY_DB_URL: branch }).databaseUrl).toBe(getConnectionString());
  });

  test('the shop’s own setting comes first, the deprecated extension’s last', () => {
    const all = { DATABASE_URL: branchUrl, NETLIFY_DB_URL: branch, NETLIFY_DATABASE_URL: 'postgres://old.example/a' };
    expect(parseSettings({ ...secrets, ...all }).databaseUrl).toBe(branchUrl);
    expect(databaseUrlName({ ...all, DATABASE_URL: ' ' })).toBe('NETLIFY_DB_URL');
    expect(databaseUrlName({ NETLIFY_DATABASE_URL: branchUrl })).toBe('NETLIFY_DATABASE_URL');
    expect(databaseUrlName({})).toBeNull();
  });

  test('an invalid address is rejected under its setting’s name', () => {
    const refused = () => parseSettings({ ...secrets, NETLIFY_DB_URL: 'mysql://root:hunter2@db/shop' });
    expect(refused).toThrow('NETLIFY_DB_URL: expected postgres://user:password@host:port/name');
    expect(refused).not.toThrow(/hunter2/);
  });
});
