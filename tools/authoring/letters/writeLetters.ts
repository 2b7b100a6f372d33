import { openSync, type PathCommand } from 'fontkit';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generates letters.json, because a server may have no fonts. Run: `tsx tools/authoring/letters/writeLetters.ts`. */
const file = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const font = openSync(join(process.cwd(), file));
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const names = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

const written = ({ command, args }: PathCommand) => names[command] + args.map(Math.round).join(' ');
const letters = Object.fromEntries(
  [...printable, '·'].map((letter) => {
    const { glyphs, positions } = font.layout(letter);
    return [letter, [Math.round(positions[0]!.xAdvance), glyphs[0]!.path.commands.map(written).join('')]];
  }),
);
const target = join(process.cwd(), 'netlify/platform/images/letters.json');
writeFileSync(target, `${JSON.stringify({ unitsPerEm: font.unitsPerEm, letters })}\n`);
