import { expect, test } from 'vitest';
import { colorChannels, contrastRatio } from '../content/source/contrast';
import { hueInEdge } from './BarTable';
import { colorSchemes } from '../../tests/fixtures/colorSchemes';

/** Mixes as CSS does in sRGB. */
function mix(one: string, other: string, percent: number): string {
  const others = colorChannels(other);
  const mixed = colorChannels(one).map((value, at) =>
    Math.round((value * percent + others[at]! * (100 - percent)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.each(
  colorSchemes.flatMap(({ name, colors }) =>
    ['sativa', 'indica', 'hybrid', 'cbd'].map((hue) => ({ name, hue, colors })),
  ),
)('the edge of $hue bars has a contrast of 3:1 with the track in the $name scheme', ({ hue, colors }) => {
  const edge = mix(colors.get(hue)!, colors.get('ink')!, hueInEdge);
  expect(contrastRatio(edge, colors.get('line')!)).toBeGreaterThanOrEqual(3);
});

test('all color schemes are measured', () => {
  expect(colorSchemes.map(({ name }) => name)).toEqual([
    'light :root',
    'dark :root',
    'light [data-tone=light]',
    'dark [data-tone=dark]',
  ]);
});
