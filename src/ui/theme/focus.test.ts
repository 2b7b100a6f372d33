import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globalCss } from './globalCss';
import { focusRing } from './tokens';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(join('src', 'editor')));

/** This dialog's text has focus as soon as it opens, so its outline is thin. */
const exception = join('src', 'features', 'legal-notice', 'LegalNotice.tsx');

const drawn = /^(?:outline|outline-offset|box-shadow)\s*:(?!\s*(?:0|none)\s*$)/;

/** The outlines and shadows that a rule for the focus writes out. Forced colors have their own. */
function ringsIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\$\{([^{}]*)\}/g, '<$1>');
  const selectors: string[] = [];
  const found: string[] = [];
  for (const [, words = '', end = ''] of code.matchAll(/([^{};]*)([{};])/g)) {
    const chain = selectors.join(' ');
    if (end === '{') selectors.push(words);
    else {
      const isFocus = /:focus/.test(chain) && !chain.includes('forcedColors');
      if (isFocus && drawn.test(words.trim())) found.push(words.trim());
      if (end === '}') selectors.pop();
    }
  }
  return found;
}

describe('the focus has one style', () => {
  test('the search finds what it looks for', () => {
    expect(ringsIn('const A = styled.a`&:focus-visible { outline: 2px solid red; color: red; }`')).toHaveLength(1);
    expect(ringsIn('`&:has(:focus-visible) { &::after { box-shadow: 0 0 0 3px red; } }`')).toHaveLength(1);
    expect(ringsIn('`&:focus-visible { outline: 0; box-shadow: none; ${focusRing}; }`')).toEqual([]);
    expect(ringsIn('`${media.forcedColors} { &:focus-visible { outline: 3px solid; } } a { outline: 1px; }`')).toEqual(
      [],
    );
  });

  test('no component draws its own', () => {
    expect(sources.length).toBeGreaterThan(400);
    const found = sources
      .filter((file) => file !== exception)
      .flatMap((file) => ringsIn(readFileSync(file, 'utf8')).map((ring) => `${file}: ${ring}`));
    expect(found).toEqual([]);
  });

  test('it is the style of every other element too', () => {
    expect(globalCss).toContain(`:focus-visible{${focusRing}}`);
  });
});
