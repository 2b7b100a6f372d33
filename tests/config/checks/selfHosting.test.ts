import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from '../../../netlify/platform/settings/settings';
import { createTemporaryFolder } from '../../fixtures/createTemporaryFolder';

const textOf = (file: string) => readFileSync(file, 'utf8');
const { services, secrets } = parse(textOf('compose.yaml')) as {
  services: Record<string, { environment?: Record<string, string> }>;
  secrets: Record<string, unknown>;
};

/** As Compose reads a value where `.env` has nothing but the host. */
const withDefaults = (value: string) =>
  value.replace(/\$\{SITE_HOST:\?\}/, 'shop.example').replace(/\$\{\w+:-(.*)\}/, '$1');

describe('secrets.sh', () => {
  const start = () => {
    const folder = createTemporaryFolder({
      'netlify/selfHosting/secrets.sh': textOf('netlify/selfHosting/secrets.sh'),
    });
    /** Runs the script beside a `.env` with this text. */
    const run = (earlier = '', path = process.env.PATH!) => {
      writeFileSync(join(folder, '.env'), earlier);
      const { status, stderr } = spawnSync('/bin/sh', [join(folder, 'netlify/selfHosting/secrets.sh')], {
        cwd: tmpdir(),
        env: { PATH: path },
      });
      return { status, stderr: stderr.toString() };
    };
    const read = () =>
      Object.fromEntries(Object.keys(secrets).map((name) => [name, textOf(join(folder, 'secrets', name)).trim()]));
    return { folder, run, read };
  };
  /** The shop's environment in compose.yaml, with this folder as its secrets. */
  const settingsFrom = (folder: string) =>
    parseSettings(
      Object.fromEntries(
        Object.entries(services.shop!.environment!).map(([name, value]) => [
          name,
          withDefaults(value).replace('/run/secrets', join(folder, 'secrets')),
        ]),
      ),
    );

  test('makes every file that compose.yaml names, with which the shop starts, in a folder for its owner alone', () => {
    const { folder, run, read } = start();
    expect(run()).toEqual({ status: 0, stderr: '' });
    expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(Object.keys(secrets).sort());
    expect((statSync(join(folder, 'secrets')).mode & 0o777).toString(8)).toBe('700');
    const { database_password: password, code_pepper: pepper, smtp_password: none } = read();
    expect(settingsFrom(folder)).toMatchObject({
      databaseUrl: `postgres://shop:${password}@database:5432/shop`,
      codePepper: pepper,
      stripe: null,
      s3: { endpoint: 'http://storage:9000', bucket: 'id-photos' },
    });
    expect(none).toBe('');
  });

  test('keeps what is there, and takes over what an earlier .env had', () => {
    const { run, read } = start();
    // The lines are not shell code: the first would end it, the third would run two commands.
    const env = [
      'BRAND_NAME=Bob (Shop)',
      'POSTGRES_PASSWORD=of-before # since May',
      'SMTP_PASSWORD=ab&xy;ef',
      "CODE_PEPPER='of#pepper' # quoted",
      'STORAGE_PASSWORD = "of storage"',
      'TWILIO_AUTH_TOKEN=old',
      'TWILIO_AUTH_TOKEN=of-twilio\r',
    ].join('\n');
    expect(run(env)).toEqual({ status: 0, stderr: '' });
    const first = read();
    expect(first).toMatchObject({
      database_url: 'postgres://shop:of-before@database:5432/shop',
      smtp_password: 'ab&xy;ef',
      code_pepper: 'of#pepper',
      s3_secret_access_key: 'of storage',
      twilio_auth_token: 'of-twilio',
    });
    for (const again of [env, '']) expect(run(again).status).toBe(0);
    expect(read()).toEqual(first);
  });

  test.each([
    ['CODE_PEPPER=other', /CODE_PEPPER in \.env is not what secrets\/code_pepper has/],
    ['SMTP_PASSWORD=a$b', /SMTP_PASSWORD in \.env has \$ or \\/],
  ])('loses no value that it cannot take over: %s', (line, message) => {
    const { run, read } = start();
    run();
    const first = read();
    expect(run(line)).toEqual({ status: 1, stderr: expect.stringMatching(message) });
    expect(read()).toEqual(first);
  });

  test('makes no empty secret where openssl is missing, and goes on where it is there', () => {
    const { folder, run, read } = start();
    mkdirSync(join(folder, 'bin'));
    for (const name of ['cat', 'chmod', 'dirname', 'mkdir', 'mv', 'sed', 'tail', 'tr'])
      symlinkSync(execFileSync('which', [name]).toString().trim(), join(folder, 'bin', name));
    expect(run('', join(folder, 'bin')).status).toBeGreaterThan(0);
    expect(run().status).toBe(0);
    for (const name of ['database_password', 'code_pepper', 'id_image_key', 's3_secret_access_key'])
      expect(read()[name]).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('storage.sh', () => {
  /** Stands for the image: versitygw prints what it was given. */
  function start(secret: string) {
    const folder = createTemporaryFolder({
      'bin/versitygw': '#!/bin/sh\necho "$ROOT_ACCESS_KEY_ID $ROOT_SECRET_ACCESS_KEY: $*"\n',
      secret,
    });
    chmodSync(join(folder, 'bin/versitygw'), 0o755);
    const script = textOf('netlify/selfHosting/storage.sh')
      .replaceAll('/run/secrets/s3_secret_access_key', join(folder, 'secret'))
      .replaceAll('/data', join(folder, 'data'));
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });
    return { folder, status, stdout: stdout.toString(), stderr: stderr.toString() };
  }

  test('serves the shop’s bucket to the shop’s account', () => {
    const { folder, status, stdout } = start('hunter2\n');
    const { S3_ACCESS_KEY_ID, S3_BUCKET, S3_REGION } = Object.fromEntries(
      Object.entries(services.shop!.environment!).map(([name, value]) => [name, withDefaults(value)]),
    );
    const data = join(folder, 'data');
    expect([status, stdout]).toEqual([
      0,
      `${S3_ACCESS_KEY_ID} hunter2: --port :9000 --region ${S3_REGION} --health /health posix ${data}\n`,
    ]);
    expect(readdirSync(data)).toEqual([S3_BUCKET]);
  });

  test('does not start without a secret', () => {
    expect(start('\n')).toMatchObject({ status: 1, stderr: expect.stringContaining('s3_secret_access_key is empty') });
  });
});
