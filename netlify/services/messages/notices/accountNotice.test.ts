import { expect, test } from 'vitest';
import { accountNotice } from './accountNotice';
import { smsText } from './smsText';

const settings = { brandName: 'Lumapod', siteUrl: 'https://lumapod.example', postalAddress: null };

test.each(['en', 'fr'] as const)('D-04 in %s, the text message fits one GSM-7 message', (language) => {
  const text = smsText(accountNotice(settings, 'deleted', { language, channel: 'phone' }).text);
  expect(text).toMatch(/^[A-Za-z0-9 .,:;!?'/éèàùìòÉ-]*$/u);
  expect(text.length).toBeLessThanOrEqual(160);
});

test('D-04 the French messages have French accents and link to the French page', () => {
  const { subject, text, html } = accountNotice(settings, 'deleted', { language: 'fr', channel: 'email' });
  expect(subject).toBe('Votre compte Lumapod a été supprimé');
  expect(text).toContain('\u00a0: https://lumapod.example/ca/fr/support');
  expect(text).not.toMatch(/'| [:;!?]/);
  expect(html).toContain('href="https://lumapod.example/ca/fr/support"');
});
