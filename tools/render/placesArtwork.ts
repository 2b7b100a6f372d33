import { readBrands } from '../authoring/pictures/allDrawings';
import { drawPackPrint, packBox } from '../authoring/pictures/carton';
import { plantColors, siteColors, type Plant } from '../authoring/pictures/color';
import { Drawing, path, placement, rect } from '../authoring/pictures/drawing';
import { labelArt, type LabelSubject } from '../authoring/pictures/label';
import { brandSign, wordmark } from '../authoring/pictures/mark';
import { houseBrand } from '../authoring/pictures/products';

/** The sign above a shop: the mark and the word in white on a transparent background. */
function fasciaArt(): string {
  const d = new Drawing(1200, 240);
  const word = wordmark(170);
  const left = (1200 - word.width - 120) / 2;
  return d.svg(
    brandSign('#ffffff', placement(left, 40, 4), siteColors.amber) +
      path(word.d, { fill: '#ffffff', t: placement(left + 120, 180) }),
  );
}

function bagArt(): string {
  const d = new Drawing(600, 800);
  const word = wordmark(124);
  return d.svg(
    brandSign(siteColors.ink, placement(300 - 12 * 11, 60, 11)) +
      path(word.d, { fill: siteColors.ink, t: placement((600 - word.width) / 2, 700) }),
  );
}

/** A flat label, `h` high for a width of 1000. */
export function labelPrint(subject: LabelSubject, h = 760): string {
  const d = new Drawing(1000, h);
  return d.svg(labelArt(d, subject, { w: 1000, h }));
}

/** The makers of the pods in two scenes: four in the dark, and those being filled. */
const labels: Record<string, { maker: string; plant: Plant }> = {
  'night-sativa': { maker: 'drumlin-works', plant: 'sativa' },
  'night-indica': { maker: 'larkhollow', plant: 'indica' },
  'night-hybrid': { maker: 'oxbow-parish', plant: 'hybrid' },
  'night-cbd': { maker: 'thornabee', plant: 'cbd' },
  'label-maker': { maker: 'ferncastle', plant: 'hybrid' },
};

/** Returns the print of bags, signs, one pack of each maker and five pods: a file's name, its SVG and its width. */
export function placesArtwork(): [name: string, svg: string, width: number][] {
  const makers = readBrands('content').filter(({ slug }) => slug !== houseBrand.slug);
  const packs = makers.map((brand, index): [string, string, number] => {
    const d = new Drawing(packBox.w, packBox.h);
    const paper = rect([0, 0, packBox.w, packBox.h], { fill: brand.label.paper });
    const plant = plantColors[index % plantColors.length]!;
    return [`pack-${brand.slug}`, d.svg(paper + drawPackPrint(d, { brand, plant }, packBox)), 360];
  });
  const pods = Object.entries(labels).map(([name, { maker, plant }]): [string, string, number] => {
    const brand = makers.find(({ slug }) => slug === maker)!;
    return [name, labelPrint({ brand, plant, size: '1 g' }), 700];
  });
  return [['fascia', fasciaArt(), 1200], ['bag', bagArt(), 560], ...pods, ...packs];
}
