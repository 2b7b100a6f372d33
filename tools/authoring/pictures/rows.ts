import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { oilColors, plantColors, siteColors } from './color';
import { Drawing, group, placement, rect } from './drawing';
import type { LabelBrand } from './label';
import { drawPod, podOutline } from './pod';

const pickBrands = (brands: readonly LabelBrand[], count: number, from = 0): LabelBrand[] =>
  Array.from(
    { length: count },
    (_, index) => brands[(from + Math.floor((index * brands.length) / count)) % brands.length]!,
  );

/** Shows pods of four makers at night, each lit by its own oil. */
export function nightPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1000);
  const floor = 850;
  const row = pickBrands(brands, 4, 3).map((brand, index) => {
    const plant = plantColors[index % plantColors.length]!;
    const scale = 0.56 + (index % 2) * 0.08;
    const x = 800 + index * 212;
    const { light, mid } = oilColors[plant];
    const one = drawPod(d, { brand, plant });
    const dusk = d.linear('0 #3a332a, .3 #6e6353, .42 #fff0d8, .55 #d8cbb6, .75 #a09684, 1 #3a332a', 'y');
    const body = group(one + rect([-210, 0, 420, 1000], { fill: dusk, clip: d.clip(podOutline), blend: 'multiply' }), {
      isolate: true,
    });
    const glow =
      d.glow([0, 440, 190, 190], mid, 0.75) +
      d.glow([0, 450, 330, 360], mid, 0.3) +
      d.glow([0, 440, 90, 90], light, 0.4);
    return (
      d.glow([x, floor - 330, 300, 420], mid, 0.2) +
      group(body, {
        t: `${placement(x, floor + 986 * scale)} scale(${formatCoordinate(scale, 3)} ${formatCoordinate(-scale, 3)})`,
        o: 0.16,
      }) +
      group(body + group(glow, { blend: 'screen' }), { t: placement(x, floor - 984 * scale, scale) })
    );
  });
  return d.svg(
    rect([0, 0, 1600, 1000], { fill: siteColors.ink }) +
      d.glow([1110, 560, 900, 620], '#5c3606', 0.45) +
      row.join('') +
      rect([0, floor, 1600, 150], { fill: d.linear(`0 ${siteColors.ink} .1, 1 ${siteColors.ink} 1`, 'y') }),
  );
}
