import type { PlantType } from '../../domain/catalogue/vocabulary';
import { readDrawingSize } from '../pictures/drawingSize';
import { fitLettering } from '../lettering/lettering';
import { formatCoordinate } from '../lettering/coordinates';
import { fitLines, type FittedLines } from './fitLines';

/** The size that link previews expect, a ratio of 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface ProductCardText {
  title: string;
  brand: string;
  /** 'Indica · Live Resin'. Empty for a device. */
  facts: string;
  plantType: PlantType | null;
}

/** Copied from src/ui/theme, which the build may not import. */
const site = {
  ink: '#14130f',
  muted: '#5e5b52',
  paper: '#fbfaf7',
  amber: '#ffb21a',
  night: '#14130f',
  pale: '#faf8f2',
};
const hues: Record<PlantType, string> = { Sativa: '#f0a010', Indica: '#bd4a18', Hybrid: '#a0770c', CBD: '#d3ba66' };
const hueOf = (plantType: PlantType | null): string => (plantType ? hues[plantType] : site.amber);

const margin = 72;
const textWidth = 570;
/** The center of the light around the product, and the size of its drawing. */
const stage = { x: 905, y: 315, size: 640 } as const;
const heading = { weight: 640, tracking: -22 } as const;

const svg = (body: string, width: number = cardSize.width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardSize.height}">${body}</svg>`;
/** Covers only the left half, which halves the time to composite the letters. */
const lettersSvg = (body: string): string => svg(body, margin + textWidth + 18);

const words = (d: string, [x, y]: readonly [number, number], fill: string): string =>
  `<path transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)})" fill="${fill}" d="${d}"/>`;

const wordmark = (logo: string, colour: string): string =>
  `<g color="${colour}" transform="translate(${margin} ${margin - 12}) scale(1.15)">${logo}</g>`;

function fitDrawing(drawing: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const box = readDrawingSize(drawing) ?? { width: 1, height: 1 };
  const scale = size / Math.max(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const position = ` x="${formatCoordinate(x - width / 2)}" y="${formatCoordinate(y - height / 2)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}"`;
  // A prolog such as <?xml …?> is not allowed inside another element.
  const element = drawing.slice(drawing.indexOf('<svg'));
  return element.replace(/^<svg[^>]*/, (tag) => tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, '') + position);
}

/**
 * Renders a product's card without text: rings of light in the color of its plant type, its drawing and the wordmark.
 */
export function productBackground(drawing: string, plantType: PlantType | null, logo: string): string {
  const ring = (radius: number, opacity: number) =>
    `<circle cx="${stage.x}" cy="${stage.y}" r="${radius}" fill="${hueOf(plantType)}" fill-opacity="${opacity}"/>`;
  return svg(
    '<radialGradient id="card-glow"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
      `<rect width="100%" height="100%" fill="${site.paper}"/>` +
      ring(600, 0.05) +
      ring(470, 0.06) +
      ring(350, 0.08) +
      ring(245, 0.1) +
      `<circle cx="${stage.x}" cy="${stage.y}" r="290" fill="url(#card-glow)"/>` +
      fitDrawing(drawing, stage) +
      wordmark(logo, site.ink),
  );
}

/** Three large lines would touch the facts below them, so a title has two unless they would be small. */
function fitTitle(title: string): FittedLines {
  const inTwo = fitLines(title, { width: textWidth, sizes: [104, 96, 88, 80, 72, 64], lines: 2 }, heading);
  return inTwo.size > 64
    ? inTwo
    : fitLines(title, { width: textWidth, sizes: [80, 72, 64, 56, 48], lines: 3 }, heading);
}

export function productLettering({ title, brand, facts, plantType }: ProductCardText): string {
  const { size, lines } = fitTitle(title);
  const maker = fitLettering(brand, { size: 36, width: textWidth }, { weight: 500 });
  const rest = (lines.length - 1) * size * 1.02;
  const capHeight = lines[0]!.capHeight;
  // Brand and title are centered in the space below the wordmark, and the facts are at the bottom.
  const first = 370 + (capHeight - rest) / 2;
  const foot = cardSize.height - margin + 4;
  const small = fitLettering(facts, { size: 32, width: textWidth - 36 }, { weight: 550 });
  return lettersSvg(
    words(maker.d, [margin, first - capHeight - 36], site.muted) +
      lines.map((line, index) => words(line.d, [margin, first + index * size * 1.02], site.ink)).join('') +
      (facts &&
        `<circle cx="${margin + 11}" cy="${formatCoordinate(foot - small.capHeight / 2)}" r="11" fill="${hueOf(plantType)}"/>` +
          words(small.d, [margin + 36, foot], site.ink)),
  );
}

export const siteBackground = (drawing: string, logo: string): string =>
  svg(
    `<rect width="100%" height="100%" fill="${site.night}"/>` +
      fitDrawing(drawing, { x: 780, y: cardSize.height / 2, size: 840 }) +
      `<linearGradient id="card-shade"><stop offset=".3" stop-color="${site.night}"/><stop offset=".62" stop-color="${site.night}" stop-opacity="0"/></linearGradient>` +
      '<rect width="100%" height="100%" fill="url(#card-shade)"/>' +
      wordmark(logo, site.pale),
  );

export function siteLettering(tagline: string): string {
  const { size, lines } = fitLines(tagline, { width: textWidth, sizes: [104, 92, 80, 68, 56], lines: 3 }, heading);
  const bottom = cardSize.height - margin - 4;
  const baseline = (lineIndex: number) => bottom - (lines.length - 1 - lineIndex) * size * 1.02;
  return lettersSvg(lines.map((line, index) => words(line.d, [margin, baseline(index)], site.pale)).join(''));
}
