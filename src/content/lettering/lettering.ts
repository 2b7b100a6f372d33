import type { Font, PathCommand } from 'fontkit';
import { formatCoordinate, formatCoordinates } from './coordinates';
import { openVariation } from './variableFont';

export interface Typeface {
  weight?: number;
  /** In percent, from 75 to 100. */
  width?: number;
  italic?: boolean;
  /** In thousandths of the font size. */
  tracking?: number;
}

export interface Lettering {
  d: string;
  width: number;
  capHeight: number;
}

const fonts = new Map<string, Font>();

function fontOf({ weight = 500, width = 100, italic = false }: Typeface): Font {
  const style = italic ? 'italic' : 'normal';
  const key = `${style} ${weight} ${width}`;
  const cached = fonts.get(key);
  if (cached) return cached;
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-${style}.woff2`;
  const font = openVariation(file, { wght: weight, wdth: width });
  fonts.set(key, font);
  return font;
}

/** Relative commands are shorter than absolute ones. */
class Pen {
  #d = '';
  #x = 0;
  #y = 0;
  readonly #round: (value: number) => number;
  readonly #decimals: number;

  constructor(decimals: number) {
    this.#decimals = decimals;
    this.#round = (value) => Math.round(value * 10 ** decimals) / 10 ** decimals;
  }

  add(letter: string, points: readonly number[]): void {
    const rounded = points.map(this.#round);
    const moved = rounded.map((value, index) => value - (index % 2 === 0 ? this.#x : this.#y));
    const [dx, dy] = moved as [number, number];
    if (letter === 'l' && this.#round(dy) === 0) this.#d += `h${formatCoordinate(dx, this.#decimals)}`;
    else if (letter === 'l' && this.#round(dx) === 0) this.#d += `v${formatCoordinate(dy, this.#decimals)}`;
    else this.#d += (this.#d === '' ? 'M' : letter) + formatCoordinates(moved, this.#decimals);
    this.#x = rounded.at(-2) ?? this.#x;
    this.#y = rounded.at(-1) ?? this.#y;
  }

  close(start: readonly number[]): void {
    this.#d += 'z';
    [this.#x, this.#y] = start.map(this.#round) as [number, number];
  }

  get d(): string {
    return this.#d;
  }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

function outline(pen: Pen, commands: readonly PathCommand[], { scale, x }: { scale: number; x: number }): void {
  let start: number[] = [];
  for (const { command, args } of commands) {
    const points = args.map((value, index) => (index % 2 === 0 ? x + value * scale : -value * scale));
    if (command === 'moveTo') start = points;
    // The next outline is relative to the start of this one.
    if (command === 'closePath') pen.close(start);
    else pen.add(letters[command], points);
  }
}

const letterSpace = ({ tracking = 0 }: Typeface, size: number): number => (tracking / 1000) * size;

export function letteringWidth(text: string, size: number, face: Typeface = {}): number {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const tracking = letterSpace(face, size);
  const { positions } = font.layout(text);
  return positions.reduce((x, { xAdvance }) => x + (xAdvance * scale + tracking), 0) - tracking;
}

/** Converts text to outlines, because a drawing must not depend on installed fonts. The baseline is at y = 0. */
export function lettering(text: string, size: number, face: Typeface = {}): Lettering {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const pen = new Pen(size > 70 ? 0 : 1);
  const tracking = letterSpace(face, size);
  const run = font.layout(text);
  let x = 0;
  run.glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset } = run.positions[index]!;
    outline(pen, glyph.path.commands, { scale, x: x + xOffset * scale });
    x += xAdvance * scale + tracking;
  });
  return { d: pen.d, width: x - tracking, capHeight: font.capHeight * scale };
}

/** Shrinks the size from `limits.size` until the text fits. */
export function fitLettering(text: string, limits: { size: number; width: number }, face: Typeface = {}): Lettering {
  const natural = letteringWidth(text, limits.size, face);
  return lettering(text, natural > limits.width ? (limits.size * limits.width) / natural : limits.size, face);
}
