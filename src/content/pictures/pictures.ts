import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { listPictures } from '../files/contentDisk';
import { momentLayers } from '../../domain/editorial/sectionSchema';
import { readDrawingSize, minPictureWidth } from './drawingSize';
import { drawingInputOptions, readDrawingFile, readDrawingOutline } from './drawingFile';
import { photoNames } from './photos/photoFile';
import type { OldFiles } from '../files/oldFiles';
import { writeAtomically } from '../files/writeAtomically';

/** A drawing's files are `${base}-${width}.avif` and `.webp` for each of `widths`. */
export interface RenderedPicture {
  /** '/pictures/battery.1a2b3c4d'. */
  base: string;
  width: number;
  height: number;
  widths: number[];
}

export interface PictureFolders {
  /** Contains drawings, `<name>.svg`, photos, and in `renders/` the renders that drawings reference. */
  from: string;
  to: string;
  /** Preserved between builds, so that only changed drawings are rendered again. */
  cacheDir: string;
}

/** `out` is the folder that the host serves. */
export const pictureFolders = ({ root, content, out }: Record<'root' | 'content' | 'out', string>): PictureFolders => ({
  from: join(content, 'pictures'),
  to: join(out, 'pictures'),
  cacheDir: join(root, 'node_modules', '.cache', 'pictures'),
});

/** With this environment variable, a build skips pictures, and the local server renders them on request. */
export const deferPicturesSetting = 'PICTURES_LATER';

const settings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 2, alphaQuality: 90 },
} as const;
const momentPictures = momentLayers.map((layer) => `moment-${layer}`);

/** At the usual quality, soft light on black falls apart into blocks. */
const darkSettings = {
  avif: { quality: 82, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 90, effort: 2, alphaQuality: 90 },
} as const;
const darkPictures = new Set([
  ...momentPictures,
  'delivery',
  'hero',
  'hero-tall',
  'night',
  'ring',
  'ring-lights',
  'step-light',
  'store',
  'unlock',
]);
const settingsOf = (name: string) => (darkPictures.has(name) ? darkSettings : settings);
const formats = ['avif', 'webp'] as const;
/** Drawings that are inlined in the HTML. */
export const isInlinedPicture = (name: string): boolean => name === 'logo' || name === 'mark';

/**
 * Strips of frames, of which one is visible at a time, and layers over another picture. The hero fills wide screens; its
 * lamp is drawn, so it may be larger than its box.
 */
const ownWidths: Record<string, number[]> = {
  hero: [minPictureWidth, 480, 800, 1200, 1600, 2560],
  'battery-turn': [960, 1920],
  'battery-apart': [400],
  'hero-oil': [300],
  'hero-rim': [300],
  ...Object.fromEntries(momentPictures.map((name) => [name, [480, 800, 1400]])),
};

function widthsOf(name: string, width: number): number[] {
  if (ownWidths[name]) return ownWidths[name];
  // The catalogue shows pictures at most 400 px wide, which is sharp at 800 px and halves the build time.
  const isTile = /^(pod|pack)-/.test(name);
  const widths = isTile ? [minPictureWidth, 480, 800] : [minPictureWidth, 480, 800, 1200, 1600, 2560];
  return widths.filter((value) => value <= width);
}

/** Names of the drawings and photos that products and pages may use. */
export function pictureNames(from: string): string[] {
  const names = listPictures(from)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
  return [...names.filter((name) => !isInlinedPicture(name)), ...photoNames(from)].sort();
}

function describePicture(from: string, name: string): RenderedPicture {
  const { svg, hash } = readDrawingOutline(from, name);
  const box = readDrawingSize(svg);
  if (!box) throw new Error(`${name}.svg: expected an <svg> with viewBox="0 0 <width> <height>" in whole numbers`);
  const { width, height } = box;
  const widths = widthsOf(name, width);
  if (widths.length === 0)
    throw new Error(`${name}.svg: expected a width of at least ${minPictureWidth}, it is ${width}`);
  const version = hash
    .update(JSON.stringify([settingsOf(name), widths]))
    .digest('hex')
    .slice(0, 8);
  return { base: `/pictures/${name}.${version}`, width, height, widths };
}

/** Returns pictures by name, whether or not they have been rendered. */
export const describePictures = (from: string): Record<string, RenderedPicture> =>
  Object.fromEntries(pictureNames(from).map((name) => [name, describePicture(from, name)]));

/** Returns the public path of the largest picture that is at most `maxWidth` pixels wide. */
export function picturePath(from: string, name: string, maxWidth: number): string {
  const { base, widths } = describePicture(from, name);
  return `${base}-${Math.max(...widths.filter((width) => width <= maxWidth))}.webp`;
}

type Format = (typeof formats)[number];
const fileName = ({ base }: RenderedPicture, width: number, format: Format): string =>
  `${basename(base)}-${width}.${format}`;
const fileNames = (picture: RenderedPicture): string[] =>
  picture.widths.flatMap((width) => formats.map((format) => fileName(picture, width, format)));

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function missingFrom(folder: string, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map((file) => exists(join(folder, file))));
  return files.filter((_, index) => !found[index]);
}

/** A loop, because `every` with a callback per byte is twenty times slower. */
function isFullyOpaque(pixels: Buffer): boolean {
  for (let offset = 3; offset < pixels.length; offset += 4) if (pixels[offset] !== 255) return false;
  return true;
}

/** Rasterizes once at the largest width. Scaling down from that is three times as fast. */
async function rasterize(svg: string, { width, widths }: RenderedPicture): Promise<(to: number) => Sharp> {
  const largest = Math.max(...widths);
  const density = (72 * largest) / width;
  const rasterized = sharp(Buffer.from(svg), { ...drawingInputOptions, density })
    .resize(largest)
    .ensureAlpha()
    .raw();
  const { data, info } = await rasterized.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const isOpaque = isFullyOpaque(data);
  return (to) => {
    const image = sharp(data, { raw }).resize(to);
    return isOpaque ? image.removeAlpha() : image;
  };
}

async function render(name: string, files: readonly string[], { from, cacheDir }: PictureFolders): Promise<void> {
  const picture = describePicture(from, name);
  const scaled = await rasterize(readDrawingFile(from, name), picture);
  for (const width of picture.widths) {
    for (const format of formats) {
      const file = fileName(picture, width, format);
      if (!files.includes(file)) continue;
      const bytes = await scaled(width)[format](settingsOf(name)[format]).toBuffer();
      await writeAtomically(join(cacheDir, file), (part) => writeFile(part, bytes));
    }
  }
}

/** Reads and renders the drawing only if the cache lacks one of its files. */
async function publish(name: string, files: readonly string[], folders: PictureFolders): Promise<void> {
  const { to, cacheDir } = folders;
  const uncached = await missingFrom(cacheDir, files);
  if (uncached.length > 0)
    await render(name, uncached, folders).catch((error: unknown) => {
      throw new Error(`${name}.svg: ${messageOf(error)}`, { cause: error });
    });
  const missing = await missingFrom(to, files);
  await Promise.all(
    missing.map((file) => writeAtomically(join(to, file), (part) => copyFile(join(cacheDir, file), part))),
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const createFolders = ({ to, cacheDir }: PictureFolders) =>
  Promise.all([to, cacheDir].map((folder) => mkdir(folder, { recursive: true })));

/** Includes drawings that are only partly published. */
async function unpublished(
  { from, to }: PictureFolders,
  described = describePictures(from),
): Promise<[name: string, picture: RenderedPicture][]> {
  const pictures = Object.entries(described);
  const missing = await Promise.all(pictures.map(([, picture]) => missingFrom(to, fileNames(picture))));
  return pictures.filter((_, index) => missing[index]!.length > 0);
}

export const countMissingPictures = async (folders: PictureFolders): Promise<number> =>
  (await unpublished(folders)).length;

/** Renders two drawings at a time to AVIF and WebP, and reports each tenth of them. */
export async function renderPictures(
  folders: PictureFolders,
  report: (line: string) => void = () => {},
  pictures?: Record<string, RenderedPicture>,
): Promise<void> {
  await createFolders(folders);
  const waiting = await unpublished(folders, pictures);
  const total = waiting.length;
  let done = 0;
  const tenth = () => Math.floor((10 * done) / total);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await publish(next[0], fileNames(next[1]), folders);
      const before = tenth();
      done += 1;
      if (tenth() > before) report(`Pictures: ${done} of ${total}`);
    }
  };
  await Promise.all([work(), work()]);
}

/** 'battery.1a2b3c4d-480.avif' → 'battery'. */
const drawingOf = (file: string): string => file.split('.', 1)[0]!;

/** Earlier versions of a drawing are not old, because open tabs still show them. Those of a deleted drawing are. */
export const addOldPictures = (old: OldFiles, folder: string, pictures: Record<string, RenderedPicture>): void =>
  old.add(folder, (file) => drawingOf(file) in pictures);

/** Renders one public file such as `battery.1a2b3c4d-480.avif`. Returns false if it belongs to no drawing. */
export async function renderPictureFile(folders: PictureFolders, file: string): Promise<boolean> {
  const name = drawingOf(file);
  if (!pictureNames(folders.from).includes(name)) return false;
  if (!fileNames(describePicture(folders.from, name)).includes(file)) return false;
  await createFolders(folders);
  await publish(name, [file], folders);
  return true;
}
