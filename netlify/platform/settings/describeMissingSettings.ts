import { isLoopback } from '../ipAddress';
import { isPrivate } from './isPrivate';
import type { Settings } from './settings';

const senders = 'SMTP_HOST and MAIL_FROM';

/** Returns a sentence about each setting that a server needs once others can reach it. */
export function describeMissingSettings(settings: Settings): string[] {
  if (isPrivate(settings)) return [];
  const { smtp, twilio, stripe, siteUrl, postalAddress, hasDemoData } = settings;
  const isMute = smtp === null && twilio === null;
  return [
    isMute && `Nobody can sign in, because others can reach this server and it has no sender: expected ${senders}`,
    smtp === null && !isMute && `Emails are not sent, sign-in codes among them: expected ${senders}`,
    smtp !== null &&
      postalAddress === null &&
      'Emails lack the postal address that the law of the United States and Canada requires: expected MAIL_POSTAL_ADDRESS',
    twilio === null && smtp !== null && 'Text messages are not sent, so shoppers sign in by email alone',
    stripe === null && 'Memberships are closed to new members: expected STRIPE_SECRET_KEY',
    isLoopback(new URL(siteUrl).hostname) &&
      'Links in messages lead to the reader’s own machine: expected the public address in SITE_URL',
    hasDemoData &&
      'Whoever reaches this server sees invented dispensaries and ratings: expected no DEMO_DATA in a shop with customers',
  ].filter((gap) => gap !== false);
}
