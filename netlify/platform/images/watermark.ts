import { letters, unitsPerEm } from './letters.json';

type Letters = Record<string, [width: number, path: string]>;
const outlines = letters as unknown as Letters;

const supportedLetters = (text: string): string[] =>
  [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((letter) => (outlines[letter] ? letter : '?'));

function outlineText(text: string, size: number): { paths: string; width: number } {
  const scale = size / unitsPerEm;
  let width = 0;
  const paths = supportedLetters(text).map((letter) => {
    const [advance, path] = outlines[letter]!;
    const x = width;
    width += advance;
    return path && `<path transform="translate(${x} 0)" d="${path}"/>`;
  });
  // The y axis points up in fonts but down in images.
  return { paths: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`, width: width * scale };
}

interface Size {
  width: number;
  height: number;
}

/** Repeats the text across the whole image, so that no part can be shown without it. */
function repeatAcrossImage(text: string, { width, height }: Size): string {
  const side = Math.max(width, height);
  const size = Math.max(14, side / 42);
  const line = outlineText(text, size);
  const [stepX, stepY] = [line.width + size * 3, size * 6];
  const rows: string[] = [];
  for (let y = -side; y < side; y += stepY)
    for (let x = -side - ((y / stepY) % 2) * (stepX / 2); x < side; x += stepX)
      rows.push(`<use href="#line" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
  return `<defs><g id="line">${line.paths}</g></defs><g transform="translate(${width / 2} ${height / 2}) rotate(-28)" fill="#fff" fill-opacity=".5" stroke="#000" stroke-opacity=".45" stroke-width="18">${rows.join('')}</g>`;
}

function caption(text: string, { width, height }: Size): string {
  const preferredSize = Math.max(14, width / 36);
  const size = Math.min(preferredSize, (preferredSize * width * 0.94) / outlineText(text, preferredSize).width);
  const bar = preferredSize * 2;
  return `<rect y="${height - bar}" width="${width}" height="${bar}" fill="#000" fill-opacity=".78"/><g transform="translate(${width * 0.03} ${height - bar / 2 + size * 0.34})" fill="#fff">${outlineText(text, size).paths}</g>`;
}

export const watermarkSvg = (text: string, size: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${repeatAcrossImage(text, size)}${caption(text, size)}</svg>`;
