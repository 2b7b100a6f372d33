import { expect, test } from 'vitest';
import { codeMessage } from './codeMessage';

test.each(['en', 'fr'] as const)('in %s, subject and preview line keep the code off lock screens', (language) => {
  const { subject, html, text } = codeMessage({ brandName: 'Lumapod', postalAddress: null }, language, '482913').mail;
  expect(subject).not.toContain('482913');
  expect(text).toContain('482913');
  expect(html.match(/482913/g)).toHaveLength(1);
  const preview = /<div style="display:none[^"]*">([^<]*)</.exec(html)![1]!;
  expect(preview).toMatch(language === 'fr' ? /^\s*Il expire dans 10 minutes\./ : /^\s*It expires in 10 minutes\./);
  expect(html).toContain(`lang="${language}"`);
});

test('the postal address is in the email, and not in the text message', () => {
  const postalAddress = 'Lumapod, 1 Example Street, Los Angeles, CA 90001';
  const { mail, sms } = codeMessage({ brandName: 'Lumapod', postalAddress }, 'en', '482913');
  expect(mail.text).toBe(`${sms}\n\n${postalAddress}`);
  expect(mail.html).toContain(postalAddress);
  expect(sms).not.toContain(postalAddress);
});
