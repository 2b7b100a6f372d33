import { describe, expect, test, vi } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { createContext } from '../../services/context/appContext';
import { createApp } from '../app';

const api = await setUpTestApp();

const smtp = { SMTP_HOST: '127.0.0.1', MAIL_FROM: 'codes@shop.example' };
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+12135550100' };

/** Opens a shop that others can reach. Emails and text messages count as sent if a sender is configured. */
function openPublicShop(env: Record<string, string>) {
  const settings = testSettings({ SITE_URL: 'https://shop.example', SMS_PROOF_OF_WORK: 'false', ...env });
  const { log, text } = captureLog();
  const context = createContext({
    settings,
    connection: api.connection,
    batches: [],
    variants: [],
    termsVersion: '',
    log,
  });
  const sent: string[] = [];
  if (settings.smtp) context.sendMail = async ({ to }) => void sent.push(to);
  if (settings.twilio) context.sendSms = async ({ to }) => void sent.push(to);
  const app = createApp(context);
  const ask = async (path: string, body: object, language = 'en') => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code?: string; detail?: string }) };
  };
  return { ask, context, logged: text, sent };
}

const email = { email: 'ada@shop.example', register: true };
const phone = { phoneNumber: '4155550142', register: true };
const staff = { email: 'sam@shop.example' };
const emailPath = '/v1/app/user/auth/email';
const phonePath = '/v1/app/user/auth/phone';
const staffPath = '/v1/staff/auth/email';

describe('D-23 a shop that others can reach', () => {
  test('without senders says at sign-in that it cannot send, and prints nothing', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const shop = openPublicShop({});
    for (const [path, body] of [
      [emailPath, email],
      [phonePath, phone],
      [staffPath, staff],
    ] as const)
      // Failed tries do not count toward limits, so every further try gets the same response.
      for (let tries = 0; tries < 12; tries += 1)
        expect(await shop.ask(path, body)).toMatchObject({
          status: 502,
          code: 'sending_failed',
          detail: 'We couldn’t send the code. Please try again later.',
        });
    expect(printed).not.toHaveBeenCalled();
    expect(shop.context.outbox).toBeNull();
    expect(shop.logged()).not.toMatch(/ada@|sam@|4155550142/);
  });

  test('with a mail server alone signs in by email, and says that text messages are not available', async () => {
    const shop = openPublicShop(smtp);
    expect((await shop.ask(emailPath, email)).status).toBe(200);
    expect(shop.sent).toEqual(['ada@shop.example']);
    expect(await shop.ask(phonePath, phone)).toMatchObject({
      status: 502,
      code: 'sms_unavailable',
      detail: 'Text messages aren’t available at the moment. Please use your email instead.',
    });
    expect((await shop.ask(phonePath, phone, 'fr-CA')).detail).toBe(
      'Les messages texte ne sont pas disponibles en ce moment. Veuillez utiliser votre courriel.',
    );
  });

  test('that is a preview prints codes as JSON, because its accounts are invented', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const settings = testSettings({ SITE_URL: 'https://preview.example' });
    const deployed = { migrations: [], isPreview: true };
    const context = createContext({
      settings,
      connection: api.connection,
      batches: [],
      variants: [],
      termsVersion: '',
      deployed,
    });
    await context.sendMail({ to: 'ada@shop.example', subject: 'Code', text: '123456' });
    expect(JSON.parse(printed.mock.calls[0]![0] as string)).toMatchObject({
      msg: '[outbox] email to ada@shop.example: Code  123456',
    });
  });

  test('with Twilio alone signs in by text message', async () => {
    const shop = openPublicShop(twilio);
    expect((await shop.ask(phonePath, phone)).status).toBe(200);
    expect((await shop.ask(emailPath, email)).code).toBe('sending_failed');
  });
});
