import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HeroLight } from './HeroLight';

const picture = (name: string) => ({ base: `/pictures/${name}.1`, width: 300, height: 1600, widths: [300] });
const renderHeroLight = () =>
  render(<HeroLight oil={picture('hero-oil')} rim={picture('hero-rim')} />).container.querySelector('svg')!;

test.each([
  ['hero-tall', false],
  ['hero', true],
])('the light lies where the picture %s has the device', (name, isDesktop) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDesktop, addEventListener: () => undefined }));
  const light = renderHeroLight();
  const svg = readFileSync(`content/pictures/${name}.svg`, 'utf8');
  expect(svg).toContain(`viewBox="${light.getAttribute('viewBox')}"`);
  expect(svg).toContain(`transform="${light.querySelector('g')!.getAttribute('transform')} rotate(24)"`);
  const box = /device-dark\.png" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.slice(1);
  for (const image of light.querySelectorAll('image'))
    ['x', 'y', 'width', 'height'].forEach((side, at) =>
      expect(Number(image.getAttribute(side))).toBeCloseTo(Number(box[at]), 0),
    );
});

test('it is decoration of two small files, and nothing to read or click', () => {
  const light = renderHeroLight();
  expect(light).toHaveAttribute('aria-hidden', 'true');
  expect([...new Set([...light.querySelectorAll('image')].map((image) => image.getAttribute('href')))]).toEqual([
    '/pictures/hero-rim.1-300.webp',
    '/pictures/hero-oil.1-300.webp',
  ]);
});
