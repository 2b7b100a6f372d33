import { uprightRender } from './battery';
import { renderedPack } from './carton';
import { plantColors, siteColors } from './color';
import { Drawing, path, placement, rect } from './drawing';
import type { LabelBrand } from './label';
import { brandSign, wordmark } from './mark';

export function partnersPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1200);
  const shown = [2, 9, 16, 23].map((at) => brands[at % brands.length]!);
  const wood = d.linear('0 #e2d3b8, .3 #c9b48f, 1 #8f7a58', 'y');
  const packs = shown.map((brand, index) => {
    return renderedPack(d, { brand, plant: plantColors[index]! }, { x: 96 + index * 292, ground: 966, height: 470 });
  });
  const word = wordmark(96);
  return d.svg(
    d.glow([800, 300, 760, 300], siteColors.amber, 0.2) +
      brandSign(siteColors.ink, placement(470, 232, 3)) +
      path(word.d, { fill: siteColors.ink, t: placement(570, 326) }) +
      rect([60, 1010, 1500, 70, 6], { fill: siteColors.ink, o: 0.25, filter: d.blur(24, 0.5) }) +
      rect([40, 942, 1520, 34, 4], { fill: '#efe3cb' }) +
      rect([40, 974, 1520, 54, 4], { fill: wood }) +
      path('M40 975H1560', { stroke: '#fff', w: 2, o: 0.7 }) +
      packs.join('') +
      uprightRender(d, 'device-light', [1400, 962, 56]),
  );
}
