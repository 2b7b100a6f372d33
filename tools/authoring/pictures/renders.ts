import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import type { OilKind } from './oil';

const point = z.tuple([z.number(), z.number()]);
export type RenderPoint = z.infer<typeof point>;

/** Positions that tools/render measured in its pictures, as fractions of a picture from its top left. */
const notesSchema = z.record(
  z.string(),
  z.object({
    outline: z.array(point).optional(),
    corners: z.array(point).length(8).optional(),
    /** The part of the whole frame that the render shows: left, top, right, bottom. Empty if it shows all of it. */
    crop: z.union([z.tuple([z.number(), z.number(), z.number(), z.number()]), z.tuple([])]).optional(),
  }),
);
const notesFile = fileURLToPath(new URL('../../../content/pictures/renders/renders.json', import.meta.url));
const notes = notesSchema.parse(JSON.parse(readFileSync(notesFile, 'utf8')));

export function renderNote<Key extends 'outline' | 'corners' | 'crop'>(name: string, key: Key) {
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

export type PodRenderSize = '1g' | '0.5g';

type Box = readonly [x: number, y: number, w: number, h: number];

/** The part of a pod's frame that its layers cover, which is the same for all of them. */
function layerBox(size: PodRenderSize, [x, y, w, h]: Box): Box {
  const crop = renderNote(`pod-${size}-gray`, 'crop');
  if (crop.length === 0) throw new Error(`content/pictures/renders/renders.json: expected a crop of pod-${size}-gray`);
  const [left, top, right, bottom] = crop;
  return [x + left * w, y + top * h, (right - left) * w, (bottom - top) * h];
}

/** Places a pod with an empty label in the box of its whole frame. `tint` is the filter that makes gray oil its oil. */
export function podImages(size: PodRenderSize, box: Box, { kind, tint }: { kind: OilKind; tint: string }): string {
  const layer = (name: string, rest = '') =>
    image(`pod-${size}-${name}.jpg`, layerBox(size, box), ` preserveAspectRatio="none"${rest}`);
  return (
    image(`pod-${size}.png`, box) +
    (kind === 'clear' ? '' : layer(kind)) +
    layer(kind === 'crystals' ? 'crystals-oil' : 'oil', ` filter="${tint}" style="mix-blend-mode:multiply"`)
  );
}
