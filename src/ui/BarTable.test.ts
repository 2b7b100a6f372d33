import { expect, test } from 'vitest';
import { colorChannels, contrastRatio } from '../content/source/contrast';
import { hueInEdge } from './BarTable';
import { globalCss } from './theme/globalCss';

const schemes = [...globalCss.matchAll(/color-scheme:(light|dark);([^}]+)/g)].map(([, name, css]) => ({
  name: name!,
  colors: new Map([...css!.matchAll(/--([\w-]+):(#[0-9a-f]{6});/g)].map(([, key, value]) => [key!, value!])),
}));

/** Mixes as CSS does in sRGB. */
function mix(one: string, other: string, percent: number): string {
  const others = colorChannels(other);
  const mixed = colorChannels(one).map((value, at) =>
    Math.round((value * percent + others[at]! * (100 - percent)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.each(
  schemes.flatMap(({ name, colors }) => ['sativa', 'indica', 'hybrid', 'cbd'].map((hue) => ({ name, hue, colors }))),
)('the edge of $hue bars has a contrast of 3:1 with the track in the $name scheme', ({ hue, colors }) => {
  const edge = mix(colors.get(hue)!, colors.get('ink')!, hueInEdge);
  expect(contrastRatio(edge, colors.get('line')!)).toBeGreaterThanOrEqual(3);
});

test('both color schemes are measured', () => {
  expect(schemes.map(({ name }) => name)).toEqual(['light', 'dark']);
});
