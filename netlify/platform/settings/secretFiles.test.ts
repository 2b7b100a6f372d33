import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { serverSettings } from '../../server/run/openServer';
import { readSecretFiles } from './secretFiles';
import { parseDatabaseSettings, parseSettings, settingNames } from './settings';

const pepper = 'p'.repeat(32);
const url = 'postgres://shop:hunter2@database:5432/shop';
let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder({
    pepper: `${pepper}\n`,
    imageKey: `\uFEFF${'a'.repeat(64)}\r\n`,
    url,
    empty: '\n',
    short: 'hunter2',
  });
});
const file = (name: string) => join(folder, name);
const secrets = () => ({ CODE_PEPPER_FILE: file('pepper'), ID_IMAGE_KEY_FILE: file('imageKey') });
const expectRefusal = (env: Record<string, string>, ...problems: string[]) => {
  const refuse = () => parseSettings(env);
  for (const problem of problems) expect(refuse).toThrow(`\n  ${problem}`);
  expect(refuse).not.toThrow('hunter2');
};

test.each(settingNames)('%s can be given by a file, without the line break at its end', (name) => {
  const env = readSecretFiles({ [`${name}_FILE`]: file('pepper'), OTHER_FILE: 'kept' }, settingNames);
  expect(env).toEqual({ [name]: pepper, [`${name}_FILE`]: undefined, OTHER_FILE: 'kept' });
});

test('the server and each command read secrets from files', () => {
  const settings = { codePepper: pepper, idImageKey: 'a'.repeat(64), databaseUrl: url };
  const env = { ...secrets(), DATABASE_URL_FILE: file('url') };
  expect(parseSettings(env)).toMatchObject(settings);
  expect(serverSettings(env)).toMatchObject(settings);
  expect(parseDatabaseSettings(env).databaseUrl).toBe(url);
});

test('secrets from files replace those that an embedded server generates', () => {
  expect(serverSettings({ ...secrets(), DATA_DIR: file('data') })).toMatchObject({ codePepper: pepper });
});

test('an empty file counts as unset, as an empty setting does, and an empty path as no file', () => {
  expect(parseSettings({ ...secrets(), SMTP_PASSWORD_FILE: file('empty') }).smtp).toBeNull();
  expect(
    parseSettings({ CODE_PEPPER: pepper, CODE_PEPPER_FILE: ' ', ID_IMAGE_KEY_FILE: file('imageKey') }),
  ).toBeDefined();
  expectRefusal({ ...secrets(), CODE_PEPPER_FILE: file('empty') }, 'CODE_PEPPER: expected a secret');
});

test('missing and unreadable files and settings given twice are all named, without a value', () => {
  mkdirSync(file('directory'));
  expectRefusal(
    {
      CODE_PEPPER: 'hunter2',
      CODE_PEPPER_FILE: file('pepper'),
      ID_IMAGE_KEY_FILE: file('absent'),
      DATABASE_URL_FILE: file('directory'),
    },
    'CODE_PEPPER_FILE: expected it to be unset, because CODE_PEPPER is set',
    `ID_IMAGE_KEY_FILE: expected a readable file, found ENOENT at ${file('absent')}`,
    `DATABASE_URL_FILE: expected a readable file, found EISDIR at ${file('directory')}`,
  );
});

test('a bad value in a file is reported under the name of the setting', () => {
  expectRefusal({ ...secrets(), METRICS_TOKEN_FILE: file('short') }, 'METRICS_TOKEN: expected at least 16 characters');
});
