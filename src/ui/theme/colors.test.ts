import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../content/source/contrast';
import { colorSchemes } from '../../../tests/fixtures/colorSchemes';

/** Pairs of text and background, and of shapes and background. */
const grounds = ['paper', 'surface', 'raised'];
const texts = ['ink', 'muted', 'success', 'error', 'warning', 'info'];
const onSoft = ['success', 'error', 'warning', 'info'].map((tone) => [tone, `${tone}-soft`] as const);

describe.each(colorSchemes)('in the scheme of $name', ({ colors }) => {
  const ratio = (one: string, other: string) => contrastRatio(colors.get(one)!, colors.get(other)!);

  test.each([...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)), ...onSoft])(
    'D-31 %s is readable on %s',
    (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(grounds)('D-31 edges of controls are visible on %s', (ground) =>
    expect(ratio('edge', ground)).toBeGreaterThanOrEqual(3),
  );
});
