import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { testSettings } from '../../../tests/fixtures/testApp';
import { createBilling } from '../../platform/billing/createBilling';
import { describeMissingSettings } from '../../platform/settings/describeMissingSettings';
import { isPrivate } from '../../platform/settings/isPrivate';
import type { Settings } from '../../platform/settings/settings';
import { refuseTestClock } from '../../platform/settings/testClock';
import { createContext } from '../../services/context/appContext';
import { podKeyFile, writePodKeyFile } from '../run/podKeyFile';
import { readDispensaryFile, writeDispensaryFile } from '../dispensary/dispensaryFile';
import { openGate } from './privateGate';

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const connection = { query: null, pool: null, database: null } as never;
const newMember = { userId: 'u', email: null, customerId: null, hasTrial: true, now: new Date(0), returnUrl: '/' };

/** The rows of the list in docs/settings.md, and whether a server has them. */
const conveniences: Record<string, (settings: Settings) => boolean> = {
  Outbox: (settings) =>
    createContext({ settings, connection, batches: [], variants: [], termsVersion: '' }).outbox !== null,
  'Pages of the owner': (settings) => openGate(settings) !== null,
  'Demo dispensaries': ({ hasDemoData }) => hasDemoData,
  'Pod codes in a file': (settings) => {
    const { dataDir } = settings;
    writePodKeyFile({ dataDir, isPrivate: isPrivate(settings), keys: [] });
    return podKeyFile(dataDir) !== null;
  },
  'Secrets of the dispensaries in a file': (settings) => {
    const { dataDir } = settings;
    writeDispensaryFile({ dataDir, isPrivate: isPrivate(settings), providers: [] });
    return succeeds(() => readDispensaryFile(dataDir));
  },
  'Embedded ledger': (settings) => succeeds(() => createBilling(settings).forNewMembers.start(newMember)),
  'Webhooks to this machine': ({ webhookTargets }) => webhookTargets === 'loopback',
  'Shifted clock': (settings) => succeeds(() => refuseTestClock({ TEST_CLOCK_OFFSET_MS: '1' }, isPrivate(settings))),
};

const settingsOf = (env: Record<string, string>) => testSettings({ DATA_DIR: createTemporaryFolder({}), ...env });

describe.each(Object.entries(conveniences))('D-23 %s', (_, isOn) => {
  test.each([
    ['the default', {}],
    ['another name of this machine', { HOST: 'localhost', SITE_URL: 'http://127.0.0.1:8888' }],
    ['IPv6', { HOST: '::1', SITE_URL: 'http://[::1]:8888' }],
  ])('is on for a private server: %s', (_name, env) => {
    expect(isOn(settingsOf(env))).toBe(true);
  });

  test.each([
    ['listens everywhere', { HOST: '0.0.0.0' }],
    ['listens everywhere on IPv6', { HOST: '::' }],
    ['listens on a home network', { HOST: '192.168.1.2' }],
    ['has a public address', { SITE_URL: 'https://shop.example' }],
    ['has an address that only looks local', { SITE_URL: 'http://127.evil.example' }],
    ['is behind a proxy', { CLIENT_ADDRESS_HEADER: 'x-real-ip' }],
  ])('is off for a server that %s', (_name, env) => {
    expect(isOn(settingsOf(env))).toBe(false);
  });
});

test('the list in docs/settings.md has these conveniences', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
  const [, section = ''] = document.split('## Private and public servers');
  const rows = [...section.split('\n## ', 1)[0]!.matchAll(/^\| ([^|`-][^|]*?) +\|/gm)].map(([, name]) => name);
  expect(rows.slice(1)).toEqual(Object.keys(conveniences));
});

test('explicit settings turn on what a public server may have', () => {
  const settings = settingsOf({ HOST: '0.0.0.0', DEMO_DATA: 'true', WEBHOOK_TARGETS: 'any' });
  expect([settings.hasDemoData, settings.webhookTargets]).toEqual([true, 'any']);
  expect(settingsOf({ DEMO_DATA: 'false' }).hasDemoData).toBe(false);
});

const mailServer = { SMTP_HOST: 'mail.example', MAIL_FROM: 'codes@shop.example' };
const smtp = { ...mailServer, MAIL_POSTAL_ADDRESS: 'Lumapod, 1 Example Street, Los Angeles, CA 90001' };
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+12135550100' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
const site = { SITE_URL: 'https://shop.example' };

test.each<[name: string, env: Record<string, string>, gaps: RegExp[]]>([
  ['a private server', {}, []],
  ['a complete one', { ...site, ...smtp, ...twilio, ...stripe }, []],
  ['no sender', { ...site, ...stripe }, [/Nobody can sign in/]],
  ['no mail server', { ...site, ...twilio, ...stripe }, [/Emails are not sent/]],
  ['no postal address', { ...site, ...mailServer, ...twilio, ...stripe }, [/expected MAIL_POSTAL_ADDRESS/]],
  ['no text messages', { ...site, ...smtp, ...stripe }, [/Text messages are not sent/]],
  ['no payment service', { ...site, ...smtp, ...twilio }, [/closed to new members/]],
  ['the demo', { ...site, ...smtp, ...twilio, ...stripe, DEMO_DATA: 'true' }, [/invented dispensaries and ratings/]],
  ['a local address', { HOST: '0.0.0.0', ...smtp, ...twilio, ...stripe }, [/public address in SITE_URL/]],
])('what is missing is said at the start: %s', (_, env, gaps) => {
  const said = describeMissingSettings(settingsOf(env));
  expect(said).toEqual(gaps.map((gap) => expect.stringMatching(gap) as string));
});
