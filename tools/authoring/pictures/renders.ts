import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import type { Plant } from './color';

const point = z.tuple([z.number(), z.number()]);
export type RenderPoint = z.infer<typeof point>;

/** Positions that tools/render measured in its pictures, as fractions of a picture from its top left. */
const notesSchema = z.record(
  z.string(),
  z.object({
    outline: z.array(point).optional(),
    front: z.tuple([point, point, point]).optional(),
  }),
);
const notesFile = fileURLToPath(new URL('../../../content/pictures/renders/renders.json', import.meta.url));
const notes = notesSchema.parse(JSON.parse(readFileSync(notesFile, 'utf8')));

export function renderNote<Key extends 'outline' | 'front'>(name: string, key: Key) {
  const value = notes[name]?.[key];
  if (!value) throw new Error(`content/pictures/renders/renders.json: expected ${key} of ${name}`);
  return value as NonNullable<(typeof notes)[string][Key]>;
}

/** `blend` is a CSS blend mode. */
export function image(file: string, [x, y, w, h]: readonly [number, number, number, number], rest = ''): string {
  return `<image href="renders/${file}" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(w)}" height="${formatCoordinate(h)}"${rest}/>`;
}

/** The frame of a standing object's render. */
interface Upright {
  /** Frame width divided by frame height. */
  ratio: number;
  cm: number;
  /** The ground's distance from the top of the frame. */
  ground: number;
}

const deviceHeight = 13.52;
const batteryHeight = 10.4;
const upright = (ratio: number, height: number, ground: number): Upright => ({ ratio, cm: height * 1.05, ground });

const uprights = {
  'device-dark': upright(300 / 1600, deviceHeight, 0.976),
  'device-light': upright(260 / 1400, deviceHeight, 0.976),
  'battery-light': upright(250 / 1200, batteryHeight, 0.98),
  'battery-front': upright(230 / 1300, batteryHeight, 0.977),
  'pod-1g': { ratio: 0.5, cm: 3.72, ground: 1 - 0.14 / 3.72 },
  'pod-0.5g': { ratio: 0.5, cm: 3.72, ground: 1 - 0.14 / 3.72 },
} satisfies Record<string, Upright>;
export type UprightName = keyof typeof uprights;

/** Returns the box of a render that stands at a point, with `unit` pixels per centimeter. */
export function renderBox(name: UprightName, [x, y]: RenderPoint, unit: number): [number, number, number, number] {
  const { ratio, cm, ground } = uprights[name] as Upright;
  const h = cm * unit;
  return [x - (h * ratio) / 2, y - h * ground, h * ratio, h];
}

export const uprightImage = (name: UprightName, at: RenderPoint, unit: number): string =>
  image(`${name}.png`, renderBox(name, at, unit));

/** The part of a pod's picture in which oils differ, from the top of the frame. tools/render crops to it. */
const strips: Record<PodRenderSize, readonly [top: number, bottom: number]> = {
  '1g': strip(2.33, 1.35),
  '0.5g': strip(1.43, 0.9),
};
export type PodRenderSize = '1g' | '0.5g';

/** Takes heights above the ground in centimeters, like tools/render/shots.py. */
function strip(high: number, low: number): readonly [number, number] {
  const down = (height: number) => 0.5 - (height - 3.72 / 2 + 0.14) / 3.72;
  return [down(high), down(low)];
}

/** Places a pod with its oil and an empty label in the box of its whole frame. */
export function podImages(size: PodRenderSize, plant: Plant, box: readonly [number, number, number, number]): string {
  const [x, y, w, h] = box;
  const base = image(`pod-${size}.png`, box);
  if (plant === 'sativa') return base;
  // The crop consists of whole pixels of a frame 960 high.
  const [top, bottom] = strips[size].map((part) => Math.ceil(part * 960) / 960) as [number, number];
  return (
    base + image(`pod-${size}-${plant}.png`, [x, y + top * h, w, (bottom - top) * h], ' preserveAspectRatio="none"')
  );
}
