import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { plantColors, siteColors } from './color';
import { Drawing, ellipse, group, path, placement, rect } from './drawing';
import type { LabelBrand } from './label';
import { drawCarton, drawPackPrint } from './carton';
import { brandSign, wordmark } from './mark';
import { standingShadow } from './shadow';

function bag(d: Drawing): string {
  const kraft = d.linear('0 #a9845a, .06 #d9b68a, .4 #cfa878, .8 #b88f60, 1 #8a6540');
  const fold = d.linear('0 #000 .22, .12 #000 .02, .8 #000 0, 1 #000 .3', 'y');
  return (
    standingShadow(d, [0, 440, 180], 0.8) +
    path('M-60 10C-60-100 60-100 60 10', { stroke: '#6d4e2f', w: 12 }) +
    path('M-170 0H170L180 440H-180z', { fill: kraft }) +
    path('M-170 0H170L180 440H-180z', { fill: fold }) +
    path('M120 0L100 440H180L170 0z', { fill: '#000', o: 0.1 }) +
    path('M-170 1H170', { stroke: '#f5deba', w: 3, o: 0.8 }) +
    brandSign(siteColors.ink, placement(-46, 120, 3.8)) +
    d.glow([0, 215, 60], siteColors.amber, 0.7)
  );
}

export function deliveryPicture(): string {
  const d = new Drawing(1600, 1200);
  const wall = d.linear('0 #3a342d, .5 #4a4238, 1 #2a251f', [0, 0, 1, 1]);
  const door = d.linear('0 #1d3a34, .5 #2b5249, 1 #183029');
  const panel = (x: number, y: number, h: number) =>
    rect([x, y, 190, h, 4], { fill: '#12261f' }) +
    rect([x + 5, y + 6, 185, h - 6, 4], { fill: '#2f594f' }) +
    rect([x + 20, y + 22, 150, h - 44, 3], { fill: '#25483f' });
  const boards = Array.from({ length: 13 }, (_, index) => `M0 ${70 + index * 74}H1600`).join('');
  const windows =
    rect([330, 120, 90, 700, 4], {
      fill: d.linear('0 #ffe9b8, .5 #ffc65c, 1 #e8952a', 'y'),
    }) + path('M330 300H420M330 480H420M330 660H420', { stroke: '#1b1713', w: 10 });
  return d.svg(
    rect([0, 0, 1600, 1200], { fill: wall }) +
      path(boards, { stroke: '#1b1713', w: 3, o: 0.35 }) +
      d.glow([860, 330, 900, 760], '#ffb84a', 0.5) +
      rect([300, 60, 820, 900], { fill: '#15120f' }) +
      rect([312, 72, 796, 888], { fill: '#e9e2d4' }) +
      rect([312, 72, 796, 888], {
        fill: d.linear('0 #000 .28, .5 #000 .04, 1 #000 .4'),
      }) +
      rect([322, 84, 106, 876], { fill: '#1b1713' }) +
      windows +
      d.glow([375, 460, 200, 460], '#ffc65c', 0.4) +
      rect([452, 84, 636, 876], { fill: '#12261f' }) +
      rect([460, 90, 620, 870], { fill: door }) +
      panel(540, 150, 330) +
      panel(810, 150, 330) +
      panel(540, 540, 340) +
      panel(810, 540, 340) +
      ellipse([508, 560, 22], { fill: '#3a2c14' }) +
      ellipse([505, 556, 20], {
        fill: d.radial('0 #fff3cf, .5 #d9a441, 1 #6b4a12', [0.35, 0.3, 0.8]),
      }) +
      rect([1190, 220, 80, 130, 12], { fill: '#1b1713' }) +
      rect([1202, 232, 56, 106, 8], { fill: '#fff0c9' }) +
      d.glow([1230, 285, 330], '#ffc65c', 0.75) +
      path('M0 960H1600V1200H0z', {
        fill: d.linear('0 #57504a, 1 #26221e', 'y'),
      }) +
      path('M300 950H1120L1160 985H260z', { fill: '#8b8378' }) +
      d.glow([760, 1060, 760, 130], '#ffc65c', 0.32) +
      path('M430 1010H1060L1130 1120H360z', { fill: '#241d17' }) +
      path('M446 1022H1046L1100 1108H392z', { stroke: '#d9a441', w: 4, o: 0.4 }) +
      group(bag(d), { t: placement(860, 620) }),
  );
}

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
