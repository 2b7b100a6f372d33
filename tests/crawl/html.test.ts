import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/domain/region/locales';
import { headingFaults } from './headingFaults';
import { templatePages } from './templatePages';

const built = join(import.meta.dirname, '..', '..', 'public');
if (!existsSync(join(built, 'us', 'en', 'index.html'))) throw new Error('No build in public/: run npm run build.');

/** The rules of the HTML standard, without rules about style. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

describe.each(locales)('in $id, one page of each template', ({ prefix }) => {
  const pages = templatePages(built, prefix);

  test('is valid HTML', async () => {
    expect(pages.length).toBeGreaterThan(25);
    const found = await Promise.all(
      pages.map(async ({ path, html }) => (await markupFaults(html)).map((fault) => `${path}: ${fault}`)),
    );
    expect(found.flat()).toEqual([]);
  });

  test('D-08 has headings in order, and one in each card', () => {
    expect(pages.flatMap(({ path, html }) => headingFaults(html).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });
});
