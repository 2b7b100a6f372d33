import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import { n } from './drawing';

export interface Typeface {
  weight?: number;
  /** Width of the letters in per cent, 75 to 100. */
  width?: number;
  italic?: boolean;
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number;
}

export interface Lettering {
  d: string;
  width: number;
  capHeight: number;
}

const files = createRequire(join(process.cwd(), 'package.json'));
const fonts = new Map<string, Font>();

function fontOf({ weight = 500, width = 100, italic = false }: Typeface): Font {
  const style = italic ? 'italic' : 'normal';
  const key = `${style} ${weight} ${width}`;
  const known = fonts.get(key);
  if (known) return known;
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-${style}.woff2`;
  const font = openSync(files.resolve(file)).getVariation({ wght: weight, wdth: width });
  fonts.set(key, font);
  return font;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Words as outlines, baseline at y = 0, beginning at x = 0: a drawing may not depend on installed fonts. */
export function lettering(text: string, size: number, face: Typeface = {}): Lettering {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const decimals = size > 60 ? 0 : 1;
  const tracking = ((face.tracking ?? 0) / 1000) * size;
  const run = font.layout(text);
  let x = 0;
  let d = '';
  run.glyphs.forEach((glyph, at) => {
    const { xAdvance, xOffset } = run.positions[at]!;
    for (const { command, args } of glyph.path.commands) {
      const numbers = args.map((v, i) =>
        i % 2 === 0 ? n(x + (v + xOffset) * scale, decimals) : n(-v * scale, decimals),
      );
      d += letters[command] + numbers.join(' ');
    }
    x += xAdvance * scale + tracking;
  });
  return { d, width: x - tracking, capHeight: font.capHeight * scale };
}

/** The largest lettering within a width that is no larger than `size`. */
export function fitted(text: string, size: number, width: number, face: Typeface = {}): Lettering & { size: number } {
  const natural = lettering(text, size, face).width;
  const taken = natural > width ? (size * width) / natural : size;
  return { ...lettering(text, taken, face), size: taken };
}
