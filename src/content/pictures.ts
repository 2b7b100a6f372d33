import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { drawingBox } from './drawingBox';

/** A rendered drawing: `${base}-${width}.avif` and `.webp` for each of `widths`. */
export interface RenderedPicture {
  /** For example '/pictures/battery.1a2b3c4d'. */
  base: string;
  width: number;
  height: number;
  widths: number[];
}

interface Folders {
  /** The folder of drawings, `<name>.svg`. */
  from: string;
  /** Output folder, served at /pictures. */
  to: string;
  /** Kept between builds, so that only changed drawings are rendered again. */
  cacheDir: string;
}

interface Drawing {
  name: string;
  svg: string;
  width: number;
  height: number;
  hash: string;
  widths: number[];
}

const settings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 2, alphaQuality: 90 },
} as const;
const formats = ['avif', 'webp'] as const;
/** Drawings that are inlined in the HTML. */
const inline: ReadonlySet<string> = new Set(['logo', 'mark']);

function widthsOf(name: string, width: number): number[] {
  // The many catalogue pictures are shown at most 400 px wide. At 800 px they are sharp on high-density screens, and
  // the build takes half the time.
  const offered = /^(pod|pack)-/.test(name) ? [240, 480, 800] : [240, 480, 800, 1200, 1600];
  return offered.filter((value) => value <= width);
}

/** Names of the drawings that products and pages may use. */
export function pictureNames(from: string): string[] {
  const names = readdirSync(from)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
  return names.filter((name) => !inline.has(name)).sort();
}

async function readDrawing(from: string, name: string): Promise<Drawing> {
  const svg = await readFile(join(from, `${name}.svg`), 'utf8');
  const box = drawingBox(svg);
  if (!box) throw new Error(`${name}.svg: expected an <svg> with viewBox="0 0 <width> <height>" in whole numbers`);
  const { width, height } = box;
  const widths = widthsOf(name, width);
  if (widths.length === 0) throw new Error(`${name}.svg: expected a width of at least 240, it is ${width}`);
  const hash = createHash('sha256')
    .update(svg)
    .update(JSON.stringify([settings, widths]))
    .digest('hex')
    .slice(0, 8);
  return { name, svg, width, height, hash, widths };
}

const fileNames = ({ name, hash, widths }: Drawing): string[] =>
  widths.flatMap((width) => formats.map((format) => `${name}.${hash}-${width}.${format}`));

/** The published path of a drawing, in its greatest width up to `most` pixels. */
export async function picturePath(from: string, name: string, most: number): Promise<string> {
  const { hash, widths } = await readDrawing(from, name);
  return `/pictures/${name}.${hash}-${Math.max(...widths.filter((width) => width <= most))}.webp`;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function missingFrom(folder: string, drawing: Drawing): Promise<string[]> {
  const files = fileNames(drawing);
  const found = await Promise.all(files.map((file) => exists(join(folder, file))));
  return files.filter((_, at) => !found[at]);
}

/** Takes RGBA pixels. Uses a loop because `every`, with a callback per byte, is twenty times slower. */
function isFullyOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

/** Rasterizes once, at the largest width. Scaling that down for the other widths is three times as fast. */
async function rasterise({ svg, width, widths }: Drawing): Promise<(to: number) => Sharp> {
  const largest = Math.max(...widths);
  const density = (72 * largest) / width;
  const drawn = sharp(Buffer.from(svg), { density }).resize(largest).ensureAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const isOpaque = isFullyOpaque(data);
  return (to) => {
    const image = sharp(data, { raw }).resize(to);
    return isOpaque ? image.removeAlpha() : image;
  };
}

async function render(drawing: Drawing, cacheDir: string): Promise<void> {
  const scaled = await rasterise(drawing);
  for (const width of drawing.widths) {
    for (const format of formats) {
      const file = join(cacheDir, `${drawing.name}.${drawing.hash}-${width}.${format}`);
      const bytes = await scaled(width)[format](settings[format]).toBuffer();
      // Rename when complete, so that an interrupted build leaves no partial file.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    }
  }
}

async function publish(drawing: Drawing, { to, cacheDir }: Folders): Promise<void> {
  const missing = await missingFrom(to, drawing);
  await Promise.all(missing.map((file) => copyFile(join(cacheDir, file), join(to, file))));
}

async function renderOne(drawing: Drawing, { cacheDir }: Folders): Promise<void> {
  try {
    await render(drawing, cacheDir);
  } catch (error) {
    throw new Error(`${drawing.name}.svg: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Called after each drawing that was not in the cache, with how many of those are done. */
export type Progress = (done: number, total: number) => void;

async function renderAll(drawings: readonly Drawing[], folders: Folders, tell: Progress): Promise<void> {
  await Promise.all([folders.to, folders.cacheDir].map((folder) => mkdir(folder, { recursive: true })));
  const missing = await Promise.all(drawings.map((drawing) => missingFrom(folders.cacheDir, drawing)));
  const waiting = drawings.filter((_, at) => missing[at]!.length > 0);
  const total = waiting.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      await renderOne(drawing, folders);
      done += 1;
      tell(done, total);
    }
  };
  await Promise.all([work(), work()]);
  for (const drawing of drawings) await publish(drawing, folders);
}

interface Rendering {
  /** The results by name, known before they are rendered. */
  pictures: Record<string, RenderedPicture>;
  /** Settles when all files are there. Rejects with the name of a drawing that cannot be rendered. */
  rendered: Promise<void>;
}

/** Renders every drawing of a folder to AVIF and WebP, two at a time, in the background. */
export async function renderPictures(folders: Folders, tell: Progress = () => {}): Promise<Rendering> {
  const drawings = await Promise.all(pictureNames(folders.from).map((name) => readDrawing(folders.from, name)));
  const pictures = drawings.map(({ name, hash, width, height, widths }): [string, RenderedPicture] => [
    name,
    { base: `/pictures/${name}.${hash}`, width, height, widths },
  ]);
  const rendered = renderAll(drawings, folders, tell);
  // The caller awaits it later, and an unhandled rejection would end the process before that.
  rendered.catch(() => {});
  return { pictures: Object.fromEntries(pictures), rendered };
}
