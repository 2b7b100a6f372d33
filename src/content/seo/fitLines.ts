import { lettering, letteringWidth, type Lettering, type Typeface } from '../lettering/lettering';

interface Room {
  width: number;
  sizes: readonly number[];
  lines: number;
}

export interface FittedLines {
  size: number;
  lines: Lettering[];
}

/** A word too long for any line gets its own line. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Two lines of nearly equal width look better than a full line and a single word. */
function balance(words: readonly string[], widthOf: (line: string) => number): string[] {
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

/** Sets text at the largest of the sizes that fits. If none fits, truncates it with …. */
export function fitLines(text: string, { width, sizes, lines: maxLines }: Room, face: Typeface): FittedLines {
  // Splits only at plain spaces: a no-break space keeps French punctuation with its word.
  const words = text.split(/ +/).filter(Boolean);
  // Letter widths scale with the size, so one measurement serves all sizes.
  const measuredWidths = new Map<string, number>();
  const widthOf = (line: string): number => {
    const measured = measuredWidths.get(line) ?? letteringWidth(line, 100, face) / 100;
    measuredWidths.set(line, measured);
    return measured;
  };
  const linesAt = (size: number) => wrap(words, (line) => widthOf(line) * size <= width);
  const fitting = (size: number) => {
    const lines = linesAt(size);
    return lines.length <= maxLines && lines.every((line) => widthOf(line) * size <= width);
  };
  const size = sizes.find(fitting) ?? sizes.at(-1)!;
  const wrapped = linesAt(size);
  const lines = wrapped.length === 2 ? balance(words, widthOf) : wrapped.slice(0, maxLines);
  const cut = (line: string): string => {
    let truncated = line;
    while (truncated.length > 1 && widthOf(`${truncated}…`) * size > width)
      truncated = truncated.slice(0, -1).trimEnd();
    return `${truncated}…`;
  };
  const isCutOff = (lineIndex: number) => lineIndex === maxLines - 1 && wrapped.length > maxLines;
  return {
    size,
    lines: lines.map((line, index) =>
      lettering(isCutOff(index) || widthOf(line) * size > width ? cut(line) : line, size, face),
    ),
  };
}
