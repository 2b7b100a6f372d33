import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { plantColors, siteColors } from './color';
import { Drawing, group, path, placement, rect } from './drawing';
import type { LabelBrand } from './label';
import { drawCarton, drawPackPrint } from './carton';
import { brandSign, wordmark } from './mark';
import { image } from './renders';

interface Light {
  /** A gray by which the render's lights are turned up. */
  gain?: string;
  /** What shines into the lens. */
  glow?: (d: Drawing) => string;
}

/** A render that fills its picture. */
function scenePicture(file: string, { gain, glow }: Light = {}): string {
  const d = new Drawing(1600, 1200);
  const box = [0, 0, 1600, 1200] as const;
  return d.svg(
    image(file, box) +
      (gain ? rect(box, { fill: gain, blend: 'color-dodge' }) : '') +
      (glow ? group(glow(d), { blend: 'screen' }) : ''),
  );
}

/** Shows a paper bag on the mat of a front door at dusk. */
export const deliveryPicture = (): string =>
  scenePicture('delivery.jpg', {
    gain: '#282828',
    glow: (d) => d.glow([1395, 330, 420, 560], siteColors.amber, 0.14),
  });

/** Shows packs of four makers, a pod and the device on a shelf. */
export const partnersPicture = (): string => scenePicture('partners.jpg', { gain: '#121211' });

/** Draws one of the 23 strips. They spread downward and end in a scallop. */
function awning(at: number): string {
  const [top, bottom] = [1232 / 23, 1296 / 23];
  const [x, y] = [184 + at * top, 152 + at * bottom];
  return `M${formatCoordinate(x)} 372h${formatCoordinate(top)}L${formatCoordinate(y + bottom)} 490q${formatCoordinate(-bottom / 2)} 30 ${formatCoordinate(-bottom)} 0z`;
}

export function storefrontPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1200);
  const dusk = d.linear('0 #2c3a4a, .6 #6d6a70, 1 #c79a6a', 'y');
  const stone = d.linear('0 #d9d2c4, 1 #b3aa99', [0, 0, 1, 1]);
  const inside = d.linear('0 #fff1cd, .6 #ffd58a, 1 #d9973f', 'y');
  const word = wordmark(84);
  const shelf = (y: number, from: number) =>
    Array.from({ length: 5 }, (_, index) => {
      const brand = brands[(from + index * 3) % brands.length]!;
      const box = { w: 112, h: 166 };
      return group(
        drawCarton(
          d,
          { ...box, paper: brand.label.paper, lid: 4 },
          group(drawPackPrint(d, { brand, plant: plantColors[index % plantColors.length]! }, { w: 560, h: 830 }), {
            t: 'scale(.2)',
          }),
        ),
        { t: placement(330 + index * 138, y - 166) },
      );
    }).join('') +
    rect([300, y, 720, 16], { fill: '#8a6540' }) +
    rect([300, y + 16, 720, 26], {
      fill: d.linear('0 #000 .3, 1 #000 0', 'y'),
    });
  const stripes = Array.from({ length: 11 }, (_, index) =>
    path(awning(index * 2 + 1), { fill: siteColors.amber }),
  ).join('');
  return d.svg(
    rect([0, 0, 1600, 1200], { fill: dusk }) +
      rect([120, 90, 1360, 990], { fill: stone }) +
      rect([120, 90, 1360, 26], { fill: '#efe9dc' }) +
      rect([200, 170, 1200, 160, 8], { fill: '#14130f' }) +
      d.glow([780, 250, 460, 150], siteColors.amber, 0.3) +
      brandSign('#fbfaf7', placement(566, 210, 2)) +
      path(word.d, { fill: '#fbfaf7', t: placement(634, 280) }) +
      rect([270, 400, 780, 580], { fill: '#1b1713' }) +
      rect([288, 418, 744, 544], { fill: inside }) +
      d.glow([660, 520, 460, 260], '#fff7df', 0.8) +
      shelf(700, 0) +
      shelf(920, 4) +
      path('M288 418H560L300 962H288z', { fill: '#fff', o: 0.14 }) +
      path('M640 418H700L440 962H380z', { fill: '#fff', o: 0.1 }) +
      rect([1110, 400, 260, 680], { fill: '#1b1713' }) +
      rect([1130, 420, 220, 500], { fill: inside }) +
      path('M1130 420H1260L1130 720z', { fill: '#fff', o: 0.16 }) +
      rect([1144, 640, 14, 150, 7], { fill: '#d9a441' }) +
      rect([1130, 940, 220, 120], { fill: '#2a2622' }) +
      path(Array.from({ length: 12 }, (_, index) => awning(index * 2)).join(''), { fill: '#f7f3ea' }) +
      stripes +
      path('M184 372H1416L1448 490H152z', {
        fill: d.linear('0 #000 .3, .3 #000 0, 1 #000 .12', 'y'),
      }) +
      rect([160, 490, 1280, 70], {
        fill: d.linear('0 #000 .4, 1 #000 0', 'y'),
      }) +
      rect([0, 1080, 1600, 120], {
        fill: d.linear('0 #6b655e, 1 #3a3632', 'y'),
      }) +
      d.glow([660, 1090, 620, 60], '#ffd58a', 0.6) +
      d.glow([1240, 1092, 220, 44], '#ffd58a', 0.6),
  );
}
