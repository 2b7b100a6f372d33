// oxlint-disable no-underscore-dangle -- fontkit exposes the points of an outline only through private members.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import type { Font, Point, UnpackedGlyph } from 'fontkit';

const files = createRequire(join(process.cwd(), 'package.json'));

/**
 * fontkit 2.0 varies the advances of a WOFF2 font but not its outlines, because it unpacks those too early. This
 * unpacks them first and then moves their points.
 */
export function openVariation(file: string, settings: Record<string, number>): Font {
  const plain = openSync(files.resolve(file));
  plain.getGlyph(1);
  const font = openSync(files.resolve(file));
  font.variationCoords = font.fvar.axis.map(({ axisTag, minValue, maxValue, defaultValue }) =>
    Math.min(maxValue, Math.max(minValue, settings[axisTag.trim()] ?? defaultValue)),
  );
  font._transformedGlyphs = plain._transformedGlyphs;
  font._transformedGlyphs.forEach((glyph, id) => varyGlyph(font, id, glyph));
  return font;
}

function pointAt(x: number, y: number): Point {
  return { x, y, endContour: true, copy: () => pointAt(x, y) };
}

function varyGlyph(font: Font, id: number, glyph: UnpackedGlyph): void {
  const componentPoints = glyph.components?.map(({ dx, dy }) => pointAt(dx, dy)) ?? [];
  const points = componentPoints.length > 0 ? componentPoints : (glyph.points ?? []);
  if (points.length === 0) return;
  // The variation tables expect four phantom points for the advances.
  const phantom = Array.from({ length: 4 }, () => pointAt(0, 0));
  font._variationProcessor.transformPoints(id, [...points, ...phantom]);
  componentPoints.forEach(({ x, y }, index) => Object.assign(glyph.components![index]!, { dx: x, dy: y }));
}
