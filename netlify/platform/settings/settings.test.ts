import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadLocalSecrets } from './localSecrets';
import { createVapidKey, vapidPublicKey } from '../push/vapidKeys';
import { parseSettings, settingNames } from './settings';

const secrets = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64) };
const refusal = (env: Record<string, string | undefined>) => {
  try {
    parseSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The settings were taken.');
};

describe('settings', () => {
  test('an IPv6 address may be written as in a URL', () => {
    const written = { HOST: '[::1]', SMTP_HOST: '[2001:db8::25]', MAIL_FROM: 'codes@shop.example' };
    expect(parseSettings({ ...secrets, ...written })).toMatchObject({ host: '::1', smtp: { host: '2001:db8::25' } });
    expect(parseSettings({ ...secrets, HOST: '::1' }).host).toBe('::1');
  });

  test('a local server needs only the secrets', () => {
    const settings = parseSettings({ ...secrets, SMTP_HOST: '', DATABASE_URL: ' ' });
    expect(settings).toMatchObject({
      databaseUrl: null,
      host: '127.0.0.1',
      port: 8888,
      smtp: null,
      twilio: null,
      blobStore: 'files',
      allowedOrigins: [],
    });
  });

  test('one error lists every invalid setting with what was expected, and no values', () => {
    const message = refusal({
      CODE_PEPPER: 'short-secret',
      PORT: 'eighty',
      DATABASE_URL: 'mysql://root:hunter2@db/shop',
      API_ALLOWED_ORIGINS: 'shop',
      SMS_PER_DAY: '0',
    });
    expect(
      message
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
        .sort(),
    ).toEqual([
      'API_ALLOWED_ORIGINS: expected an origin such as https://shop.example',
      'CODE_PEPPER: expected a secret of at least 32 characters',
      'DATABASE_URL: expected postgres://user:password@host:port/name',
      'ID_IMAGE_KEY: expected 32 bytes as 64 hexadecimal digits',
      'PORT: expected a whole number',
      'SMS_PER_DAY: expected a number above 0',
    ]);
    expect(message).not.toMatch(/hunter2|short-secret/);
  });

  test('a setting that another one replaced is refused with the name of that one', () => {
    expect(refusal({ ...secrets, LOGINS_PER_ADDRESS_AND_HOUR: '90' })).toContain(
      'LOGINS_PER_ADDRESS_AND_HOUR: expected WRONG_CODES_PER_ADDRESS_AND_HOUR instead, which replaced it',
    );
  });

  test.each([
    [{}, 0],
    [{ HOST: '0.0.0.0' }, 20],
    [{ HOST: '0.0.0.0', DRAIN_SECONDS: '0' }, 0],
    [{ DRAIN_SECONDS: '65' }, 65],
  ])('a public server drains before it stops, a private one does not: %j', (env, seconds) => {
    expect(parseSettings({ ...secrets, ...env }).drainSeconds).toBe(seconds);
  });

  test('a count of proxies needs the header that they append to', () => {
    const header = { CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };
    expect(refusal({ ...secrets, CLIENT_ADDRESS_HOPS: '2' })).toContain(
      'CLIENT_ADDRESS_HEADER: required because CLIENT_ADDRESS_HOPS is set',
    );
    for (const hops of ['0', '-1', '1.5', 'two'])
      expect(refusal({ ...secrets, ...header, CLIENT_ADDRESS_HOPS: hops })).toContain('CLIENT_ADDRESS_HOPS: expected');
    const settings = (hops: string) => parseSettings({ ...secrets, ...header, CLIENT_ADDRESS_HOPS: hops });
    expect(['', '1', '3'].map((hops) => settings(hops).clientAddressHops)).toEqual([1, 1, 3]);
  });

  test('settings that belong together are required together', () => {
    expect(
      refusal({ ...secrets, SMTP_HOST: 'mail.example', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` })
        .split('\n')
        .slice(1),
    ).toEqual([
      '  MAIL_FROM: required because SMTP_HOST is set',
      '  TWILIO_AUTH_TOKEN: required because TWILIO_ACCOUNT_SID is set',
      '  TWILIO_FROM: required because TWILIO_ACCOUNT_SID is set',
    ]);
  });

  test('D-19 an S3 store needs all its settings, and its URL must not contain secrets', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example/tenant',
      S3_BUCKET: 'ids',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(parseSettings({ ...secrets, ...s3, BLOB_STORE: 's3' })).toMatchObject({
      blobStore: 's3',
      s3: {
        endpoint: 'https://s3.example/tenant',
        bucket: 'ids',
        region: 'auto',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
    });
    expect(
      refusal({ ...secrets, BLOB_STORE: 's3' })
        .split('\n')
        .slice(1),
    ).toEqual(Object.keys(s3).map((name) => `  ${name}: required because BLOB_STORE is 's3'`));
    const { S3_REGION: _, ...rest } = s3;
    expect(refusal({ ...secrets, ...rest, BLOB_STORE: 's3' })).toContain('S3_REGION: required because S3_ENDPOINT');
    for (const S3_ENDPOINT of [
      'https://id:hunter2@s3.example',
      's3.example',
      'ftp://s3.example',
      'https://s3.example?a',
    ]) {
      const message = refusal({ ...secrets, ...s3, S3_ENDPOINT, BLOB_STORE: 's3' });
      expect(message).toMatch(/S3_ENDPOINT: expected an address/);
      expect(message).not.toContain('hunter2');
    }
  });

  test('S2-18 the VAPID keys must be a pair, and the subject defaults to the site’s URL', () => {
    const [VAPID_PRIVATE_KEY, other] = [createVapidKey(), createVapidKey()];
    const VAPID_PUBLIC_KEY = vapidPublicKey(VAPID_PRIVATE_KEY)!;
    const env = { ...secrets, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, SITE_URL: 'https://shop.example' };
    expect(parseSettings(env).vapid).toEqual({
      publicKey: VAPID_PUBLIC_KEY,
      privateKey: VAPID_PRIVATE_KEY,
      subject: 'https://shop.example',
    });
    expect(parseSettings({ ...env, VAPID_SUBJECT: 'mailto:a@shop.example' }).vapid?.subject).toBe(
      'mailto:a@shop.example',
    );
    expect(parseSettings(secrets).vapid).toBeNull();
    expect(parseSettings({ ...env, VAPID_PRIVATE_KEY_PREVIOUS: other }).previousVapidKeys).toEqual([other]);
    expect(refusal({ ...env, VAPID_PRIVATE_KEY_PREVIOUS: `${other},x` })).toContain(
      'VAPID_PRIVATE_KEY_PREVIOUS: expected',
    );
    const message = refusal({ ...env, VAPID_PRIVATE_KEY: other });
    expect(message).toContain('VAPID_PRIVATE_KEY: expected the key that belongs to VAPID_PUBLIC_KEY');
    expect(message).not.toContain(other);
    expect(refusal({ ...secrets, VAPID_PUBLIC_KEY })).toContain('VAPID_PRIVATE_KEY: required because');
    expect(refusal({ ...env, VAPID_SUBJECT: 'the shop' })).toContain('VAPID_SUBJECT: expected mailto:… or https://…');
  });

  test('several sender addresses are refused', () => {
    expect(refusal({ ...secrets, SMTP_HOST: 'mail.example', MAIL_FROM: 'a@shop.example, b@shop.example' })).toContain(
      'MAIL_FROM: expected one email address',
    );
  });

  test('Netlify’s database is used if no other is set', () => {
    const NETLIFY_DATABASE_URL = 'postgresql://netlify@db.example/a';
    expect(parseSettings({ ...secrets, NETLIFY_DATABASE_URL }).databaseUrl).toBe(NETLIFY_DATABASE_URL);
    expect(
      parseSettings({ ...secrets, NETLIFY_DATABASE_URL, DATABASE_URL: 'postgres://own.example/b' }).databaseUrl,
    ).toBe('postgres://own.example/b');
  });

  test('paths are removed from origins', () => {
    expect(
      parseSettings({ ...secrets, API_ALLOWED_ORIGINS: 'https://a.example/, https://b.example' }).allowedOrigins,
    ).toEqual(['https://a.example', 'https://b.example']);
  });

  describe('traces', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    const read = (env: object) => parseSettings({ ...secrets, ...env }).tracing;

    test('are sent to the address', () => {
      const url = 'http://collector:4318/v1/traces';
      expect(read(endpoint)).toEqual({ url, headers: {}, serviceName: null, ratio: 1 });
      const sampled = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
      const named = { OTEL_SERVICE_NAME: 'shop', OTEL_EXPORTER_OTLP_HEADERS: 'a=b,c=d%20e' };
      const headers = { a: 'b', c: 'd e' };
      expect(read({ ...endpoint, ...sampled, ...named })).toEqual({ url, headers, serviceName: 'shop', ratio: 0.1 });
      const own = 'https://traces.example/own';
      expect(read({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own })).toMatchObject({ url: own });
      expect(read({ ...endpoint, OTEL_TRACES_EXPORTER: 'console,otlp' })).toMatchObject({ url });
    });

    test.each([
      {},
      { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'xray', OTEL_EXPORTER_OTLP_HEADERS: 'a=' },
      { ...endpoint, OTEL_SDK_DISABLED: 'true' },
      { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
    ])('are off with %o', (env) => expect(read(env)).toBeNull());

    test.each([
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'expected an address such as http://localhost:4318'],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317', 'expected an address such as http://localhost:4318'],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:hunter2@c.example', 'expected an address without a name'],
      ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector', 'expected an address such as http://localhost:4318'],
      ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'expected http/json'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2', 'expected headers such as api-key=secret, separated by commas'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=a%0Ahunter2', 'expected headers such as api-key=secret'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'api key=hunter2', 'expected headers such as api-key=secret'],
      ['OTEL_TRACES_SAMPLER', 'sometimes', 'expected one of always_on, always_off, traceidratio'],
      ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'expected a number from 0 to 1'],
      ['OTEL_TRACES_SAMPLER_ARG', 'half', 'expected a number from 0 to 1'],
    ])('%s=%s turns them off, and is no reason not to start', (name, value, expected) => {
      const found = read({ ...endpoint, [name]: value });
      expect(found).toEqual({ problems: [expect.stringContaining(`${name}: ${expected}`)] });
      expect(JSON.stringify(found)).not.toContain('hunter2');
    });
  });

  test('.env.example documents every setting and no other', () => {
    const text = readFileSync(fileURLToPath(new URL('../../../.env.example', import.meta.url)), 'utf8');
    const documented = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...settingNames].sort());
  });
});

describe('secrets of a local server', () => {
  const inFolder = (run: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('are created once, are valid settings, and only their owner can read them', () =>
    inFolder((folder) => {
      const created = loadLocalSecrets(join(folder, 'data'));
      expect(loadLocalSecrets(join(folder, 'data'))).toEqual(created);
      expect(parseSettings(created).codePepper).toBe(created.CODE_PEPPER);
      expect(statSync(join(folder, 'data', 'secrets.json')).mode & 0o077).toBe(0);
      expect(loadLocalSecrets(join(folder, 'other'))).not.toEqual(created);
    }));

  test('an older folder gets a VAPID key once and keeps its other secrets', () =>
    inFolder((folder) => {
      const file = join(folder, 'secrets.json');
      writeFileSync(file, JSON.stringify(secrets));
      const created = loadLocalSecrets(folder);
      expect(created).toMatchObject(secrets);
      expect(parseSettings(created).vapid?.publicKey).toBe(created.VAPID_PUBLIC_KEY);
      expect(loadLocalSecrets(folder)).toEqual(created);
      expect(statSync(file).mode & 0o077).toBe(0);
    }));

  test('a damaged file is reported and not replaced', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'secrets.json'), '{}');
      expect(() => loadLocalSecrets(folder)).toThrow(/secrets\.json is damaged/);
      expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{}');
    }));
});
