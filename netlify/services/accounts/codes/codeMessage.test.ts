import { expect, test } from 'vitest';
import { codeMessage } from './codeMessage';

test.each(['en', 'fr'] as const)('in %s, subject and preview line keep the code off lock screens', (language) => {
  const { subject, html, text } = codeMessage(language, 'Lumapod', '482913');
  expect(subject).not.toContain('482913');
  expect(text).toContain('482913');
  expect(html.match(/482913/g)).toHaveLength(1);
  const preview = /<div style="display:none[^"]*">([^<]*)</.exec(html)![1]!;
  expect(preview).toMatch(language === 'fr' ? /^\s*Il expire dans 10 minutes\./ : /^\s*It expires in 10 minutes\./);
  expect(html).toContain(`lang="${language}"`);
});
