import { readBrands } from '../authoring/pictures/allDrawings';
import { drawPackPrint, packBox } from '../authoring/pictures/carton';
import { lettering } from '../../src/content/lettering/lettering';
import { plantColors, type Plant } from '../authoring/pictures/color';
import { Drawing, ellipse, group, path, placement, rect } from '../authoring/pictures/drawing';
import { labelArt, type LabelSubject } from '../authoring/pictures/label';
import { packArt } from './stepsArtwork';

/** The sign above a shop: a dispensary's name in white on a transparent background. */
function fasciaArt(): string {
  const d = new Drawing(1200, 240);
  const name = lettering('KINDLETHORPE', 104, { weight: 500, tracking: 150 });
  return d.svg(path(name.d, { fill: '#ffffff', t: placement((1200 - name.width) / 2, 120 + name.capHeight / 2) }));
}

/** A dispensary's paper bag: half a sun above its name. */
function bagArt(): string {
  const d = new Drawing(600, 800);
  const ink = '#3a2413';
  const name = lettering('SUNHOLLOW', 70, { weight: 640, tracking: 120 });
  const rays = Array.from({ length: 9 }, (_, at) => {
    const angle = (Math.PI * (at + 0.5)) / 9;
    const point = (r: number) => `${300 - r * Math.cos(angle)} ${430 - r * Math.sin(angle)}`;
    return `M${point(138)}L${point(196)}`;
  });
  return d.svg(
    path('M190 430a110 110 0 0 1 220 0z', { fill: ink }) +
      path(rays.join(''), { stroke: ink, w: 17, cap: 'round' }) +
      path('M90 470H510', { stroke: ink, w: 13, cap: 'round' }) +
      path(name.d, { fill: ink, t: placement((600 - name.width) / 2, 590) }),
  );
}

/** A head and shoulders, in a box of 100 × 120 from 0, 0. */
const portrait = (ground: string, figure: string): string =>
  rect([0, 0, 100, 120, 6], { fill: ground }) +
  ellipse([50, 46, 23], { fill: figure }) +
  path('M10 120c0-30 18-46 40-46s40 16 40 46z', { fill: figure });

const bars = (boxes: readonly (readonly [number, number, number, number])[], ink: string, o: number): string =>
  boxes.map(([x, y, w, h]) => rect([x, y, w, h, h / 2], { fill: ink, o })).join('');

/** An identity card of no state and no person. */
function cardArt(): string {
  const d = new Drawing(856, 540);
  const word = lettering('ID', 120, { weight: 700, tracking: 20 });
  return d.svg(
    rect([0, 0, 856, 540], { fill: '#cfe3ea' }) +
      rect([0, 0, 856, 118], { fill: '#1f5f7a' }) +
      path(word.d, { fill: '#ffffff', t: placement(48, 102) }) +
      group(portrait('#f3f7f8', '#34586a'), { t: placement(48, 156, 2.8) }) +
      bars(
        [
          [380, 176, 330, 30],
          [380, 236, 420, 30],
          [380, 296, 250, 30],
          [380, 400, 180, 22],
          [380, 446, 300, 22],
        ],
        '#1d3b49',
        0.75,
      ) +
      ellipse([745, 424, 58], { fill: '#9cc3d1' }),
  );
}

/** The number of a house on an enamel plate. */
function numberArt(): string {
  const d = new Drawing(200, 200);
  const digits = lettering('27', 130, { weight: 640 });
  return d.svg(
    rect([0, 0, 200, 200], { fill: '#1c3350' }) +
      rect([10, 10, 180, 180, 12], { stroke: '#f4f1ea', w: 5 }) +
      path(digits.d, { fill: '#f4f1ea', t: placement((200 - digits.width) / 2, 100 + digits.capHeight / 2) }),
  );
}

/** The driver's tablet: the card as it was read, a check mark, and a line with a signature. */
function tabletArt(): string {
  const d = new Drawing(1200, 900);
  const sign = 'M170 742c60-90 96-100 84-30s-30 60 6 8 60-76 66-30 30 60 70 4 70-40 66 8 60 44 120-18';
  return d.svg(
    rect([0, 0, 1200, 900], { fill: '#f4f6f7' }) +
      rect([0, 0, 1200, 96], { fill: '#14130f' }) +
      rect([110, 160, 620, 400, 28], { fill: '#dfeaee' }) +
      rect([110, 160, 620, 400, 28], { stroke: '#1f5f7a', w: 10 }) +
      group(portrait('#ffffff', '#4b7184'), { t: placement(156, 214, 2.2) }) +
      bars(
        [
          [420, 226, 250, 28],
          [420, 286, 210, 28],
          [420, 346, 250, 28],
          [420, 440, 160, 22],
        ],
        '#1d3b49',
        0.7,
      ) +
      ellipse([930, 360, 150], { fill: '#2f8f5b' }) +
      path('M858 366l50 52 98-112', { stroke: '#ffffff', w: 34, cap: 'round' }) +
      path(sign, { stroke: '#1b3f8f', w: 11, cap: 'round' }) +
      path('M110 790H1090', { stroke: '#14130f', w: 6, o: 0.6 }),
  );
}

/** A flat label, `h` high for a width of 1000. */
function labelPrint(subject: LabelSubject, h = 760): string {
  const d = new Drawing(1000, h);
  return d.svg(labelArt(d, subject, { w: 1000, h }));
}

/** The makers of the pods in scenes: on the battery, in the four steps, in the dark, and being filled. */
export const scenePods: Record<string, { maker: string; plant: Plant }> = {
  'label-device': { maker: 'halyard-nine', plant: 'hybrid' },
  'label-steps': { maker: 'halyard-nine', plant: 'cbd' },
  'night-sativa': { maker: 'drumlin-works', plant: 'sativa' },
  'night-indica': { maker: 'larkhollow', plant: 'indica' },
  'night-hybrid': { maker: 'oxbow-parish', plant: 'hybrid' },
  'night-cbd': { maker: 'thornabee', plant: 'cbd' },
  'label-maker': { maker: 'ferncastle', plant: 'hybrid' },
};

/** Returns the print of bags, signs, one pack of each maker and five pods: a file's name, its SVG and its width. */
export function placesArtwork(): [name: string, svg: string, width: number][] {
  const makers = readBrands('content').filter(({ slug }) => slug !== 'lumapod');
  const packs = makers.map((brand, index): [string, string, number] => {
    const d = new Drawing(packBox.w, packBox.h);
    const paper = rect([0, 0, packBox.w, packBox.h], { fill: brand.label.paper });
    const plant = plantColors[index % plantColors.length]!;
    return [`pack-${brand.slug}`, d.svg(paper + drawPackPrint(d, { brand, plant }, packBox)), 360];
  });
  const pods = Object.entries(scenePods).map(([name, { maker, plant }]): [string, string, number] => {
    const brand = makers.find(({ slug }) => slug === maker)!;
    return [name, labelPrint({ brand, plant, size: '1 g' }), 700];
  });
  const code = packArt(makers.find(({ slug }) => slug === 'halyard-nine')!);
  return [
    ['fascia', fasciaArt(), 1200],
    ['bag', bagArt(), 560],
    ['id-card', cardArt(), 856],
    ['number', numberArt(), 400],
    ['tablet', tabletArt(), 1200],
    ['code-pack', code, 1120],
    ...pods,
    ...packs,
  ];
}
