import { join } from 'node:path';
import sharp from 'sharp';
import { lettering } from '../../src/content/lettering/lettering';
import { siteColors } from '../authoring/pictures/color';
import { Drawing, ellipse, path, placement, rect } from '../authoring/pictures/drawing';
import { brandSign, wordmark } from '../authoring/pictures/mark';
import { placesArtwork } from './placesArtwork';
import { reportArt, screenArt, terpenesArt } from './stepsArtwork';

const folder = join(import.meta.dirname, 'artwork');
const write = (svg: string, name: string, width: number) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));

const lines = (d: { x: number; y: number; count: number; step: number; w: number }, ink: string) =>
  Array.from({ length: d.count }, (_, index) =>
    rect([d.x, d.y + index * d.step, index === d.count - 1 ? d.w * 0.6 : d.w, d.step * 0.3], { fill: ink, o: 0.4 }),
  ).join('');

function guideArt(): string {
  const d = new Drawing(520, 740);
  const word = wordmark(64);
  return d.svg(
    rect([0, 0, 520, 740], { fill: siteColors.ink }) +
      d.glow([260, 300, 250], siteColors.amber, 0.45) +
      ellipse([260, 300, 74], { stroke: siteColors.amber, w: 20 }) +
      path(word.d, { fill: siteColors.paper, t: placement((520 - word.width) / 2, 560) }) +
      lines({ x: 170, y: 620, count: 2, step: 20, w: 180 }, siteColors.paper),
  );
}

function sheetArt(): string {
  const d = new Drawing(520, 740);
  const triangle = 'M260 100L330 220H190z';
  return d.svg(
    rect([0, 0, 520, 740], { fill: '#fbfaf7' }) +
      path(triangle, { stroke: siteColors.ink, w: 16 }) +
      rect([253, 140, 14, 42, 7], { fill: siteColors.ink }) +
      ellipse([260, 198, 8], { fill: siteColors.ink }) +
      lines({ x: 70, y: 300, count: 6, step: 26, w: 380 }, siteColors.ink) +
      lines({ x: 70, y: 500, count: 6, step: 26, w: 380 }, siteColors.ink),
  );
}

function cardArt(): string {
  const d = new Drawing(540, 850);
  const word = wordmark(70);
  const code = lettering('No. 0417', 40, { weight: 600, tracking: 80 });
  return d.svg(
    rect([0, 0, 540, 850], { fill: siteColors.amber }) +
      d.glow([270, 340, 330], '#fff1c9', 0.9) +
      brandSign(siteColors.ink, placement(270 - 12 * 8, 340 - 20 * 8, 8), '#fff6dd') +
      path(word.d, { fill: siteColors.ink, t: placement((540 - word.width) / 2, 660) }) +
      path(code.d, { fill: siteColors.ink, t: placement((540 - code.width) / 2, 760) }),
  );
}

function caseArt(): string {
  const d = new Drawing(580, 1220);
  const word = wordmark(60);
  return d.svg(path(word.d, { fill: '#b9b2a8', t: placement((580 - word.width) / 2, 1080) }));
}

/** Writes the textures that render.py puts on the model: the laser's mark, white on black, and print. */
async function writeArtwork(): Promise<void> {
  const word = wordmark(100);
  const mark =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -76 425 100"><path d="M-6-76h425V24H-6z"/>` +
    `<path fill="#fff" d="${word.d}"/></svg>`;
  await write(mark, 'wordmark', 1700);
  await write(guideArt(), 'guide', 520);
  await write(sheetArt(), 'sheet', 520);
  await write(cardArt(), 'card', 540);
  await write(caseArt(), 'case', 580);
  await write(screenArt(), 'screen', 1050);
  await write(reportArt(), 'report', 2052);
  await write(terpenesArt(), 'terpenes', 2052);
  for (const [name, svg, width] of placesArtwork()) await write(svg, name, width);
}

void writeArtwork();
