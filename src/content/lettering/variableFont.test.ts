import { expect, test } from 'vitest';
import { openVariation } from './variableFont';

const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';

/** The width of the stroke that an l is. */
function stemOf(weight: number): number {
  const { glyphs } = openVariation(file, { wght: weight }).layout('l');
  const xs = glyphs[0]!.path.commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 0));
  return Math.max(...xs) - Math.min(...xs);
}

test('a reach: fontkit’s outlines have the weight that is set', () => {
  const [regular, bold] = [stemOf(400), stemOf(700)];
  expect(regular).toBeGreaterThan(0);
  expect(bold).toBeGreaterThan(1.2 * regular);
});
