import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { localhostCertificate, openMailServer, type MailServer } from '../../../tests/fixtures/servers/mailServer';
import { sanitizeError } from '../log/sanitizeError';
import { parseSettings } from '../settings/settings';
import { createMail } from './mail';
import { createOutbox } from './outbox';

const trusted = getCACertificates('default');
let server: MailServer | undefined;
afterEach(async () => {
  setDefaultCACertificates(trusted);
  await server?.close();
  server = undefined;
});

const settingsOf = (env: Record<string, string>) =>
  parseSettings({
    CODE_PEPPER: 'p'.repeat(32),
    ID_IMAGE_KEY: 'a'.repeat(64),
    MAIL_FROM: 'codes@shop.example',
    ...env,
  });

/** Returns the error's line in the log, or null if the message was accepted. */
async function send(
  options: SMTPServerOptions,
  env: Record<string, string>,
  issuer: 'trusted' | 'unknown' = 'trusted',
): Promise<string | null> {
  if (issuer === 'trusted') setDefaultCACertificates([...trusted, localhostCertificate]);
  server = await openMailServer(options);
  const { smtp } = settingsOf({
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(server.port),
    SMTP_USER: 'shop',
    SMTP_PASSWORD: 'hunter2',
    ...env,
  });
  const outbox = createOutbox(() => {});
  const sending = createMail(smtp, outbox, () => new Date())({ to: 'mara@shop.example', subject: 'x', text: '123456' });
  return sending.then(
    () => null,
    (error: unknown) => sanitizeError(error).error,
  );
}

const stripped = { disabledCommands: ['STARTTLS'] };
const remote = { MAIL_REQUIRE_TLS: 'true' };

describe('a mail server without a secure connection gets neither the password nor the message', () => {
  const secure = { secure: true };
  const secureClient = { SMTP_SECURE: 'true' };
  test.each<[name: string, options: SMTPServerOptions, env: Record<string, string>, reason: RegExp]>([
    ['STARTTLS is stripped', stripped, remote, /upgrading connection/],
    ['a certificate for another name', {}, { ...remote, SMTP_HOST: '127.0.0.1' }, /127\.0\.0\.1|cert/],
    ['another name, with TLS from the start', secure, { ...secureClient, SMTP_HOST: '127.0.0.1' }, /127\.0\.0\.1|cert/],
    ['no TLS where it starts with the first byte', stripped, secureClient, /wrong version number/],
    ['an unknown issuer', {}, remote, /certificate/],
    ['an unknown issuer, where TLS is optional', {}, {}, /certificate/],
    ['an unknown issuer, with STARTTLS hidden', { hideSTARTTLS: true }, remote, /certificate/],
    ['an unknown issuer, with TLS from the start', secure, secureClient, /certificate/],
  ])('%s', async (name, options, env, reason) => {
    const line = await send(options, env, name.startsWith('an unknown issuer') ? 'unknown' : 'trusted');
    expect(server).toMatchObject({ passwords: [], messages: [] });
    expect(line).toMatch(/^InsecureMailError: No email was sent, .*SMTP_HOST .*MAIL_REQUIRE_TLS/);
    expect(line).toMatch(reason);
    expect(line).not.toContain('hunter2');
  });

  test.each<[name: string, options: SMTPServerOptions, env: Record<string, string>, isSecure: boolean]>([
    ['STARTTLS with a valid certificate', {}, remote, true],
    ['TLS from the first byte', { secure: true }, { ...remote, SMTP_SECURE: 'true' }, true],
    ['loopback without TLS', stripped, {}, false],
    ['a server for which it is turned off', stripped, { MAIL_REQUIRE_TLS: 'false' }, false],
  ])('but %s gets both', async (_, options, env, isSecure) => {
    expect(await send(options, env)).toBeNull();
    expect(server).toMatchObject({ passwords: ['hunter2'], messages: [{ isSecure }] });
  });
});

test.each([
  ['smtp.relay.example', undefined, true],
  ['192.0.2.25', undefined, true],
  ['10.0.0.25', undefined, true],
  ['mail', undefined, true],
  ['localhost.relay.example', undefined, true],
  ['localhost', undefined, false],
  ['127.0.0.1', undefined, false],
  ['[::1]', undefined, false],
  ['localhost', 'true', true],
  ['smtp.relay.example', 'false', false],
  ['mail', 'unless:mail', false],
  ['localhost', 'unless:mail', false],
  ['smtp.relay.example', 'unless:mail', true],
  ['mail.relay.example', 'unless:mail', true],
])('SMTP_HOST=%s with MAIL_REQUIRE_TLS=%s requires TLS: %s', (SMTP_HOST, MAIL_REQUIRE_TLS, expected) => {
  const env = { SMTP_HOST, ...(MAIL_REQUIRE_TLS && { MAIL_REQUIRE_TLS }) };
  expect(settingsOf(env).smtp?.requireTls).toBe(expected);
});

test.each(['yes', 'TRUE', 'unless:', 'mail'])('MAIL_REQUIRE_TLS=%s is refused', (MAIL_REQUIRE_TLS) => {
  expect(() => settingsOf({ MAIL_REQUIRE_TLS })).toThrow(/MAIL_REQUIRE_TLS: expected 'true', 'false' or 'unless:'/);
});
