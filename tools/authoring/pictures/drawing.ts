import { formatCoordinate } from '../../../src/content/lettering/coordinates';

/** Each stop is `<offset> <color> [<opacity>]`: '0 #fff .8, 1 #000 0'. */
type Stops = string;
type Direction = 'x' | 'y' | readonly [number, number, number, number];

/** A bell curve in few stops, for shadows and glows. A blur filter would take most of the render time. */
const bell = ['0 C', '.2 C .88', '.4 C .58', '.6 C .27', '.8 C .07', '1 C 0'].join(', ');

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? formatCoordinate(value, name.includes('opacity') ? 3 : 1) : value}"`,
    )
    .join('');
}

export interface Paint {
  fill?: string;
  stroke?: string;
  w?: number;
  o?: number;
  filter?: string;
  clip?: string;
  cap?: 'round';
  t?: string;
  dash?: string;
  blend?: 'multiply' | 'color-dodge' | 'screen';
  /** Blends only with shapes of the same group. */
  isolate?: boolean;
}

function paint({ fill, stroke, w, o, filter, clip, cap, t, dash, blend, isolate }: Paint): string {
  const style = blend ? `mix-blend-mode:${blend}` : isolate ? 'isolation:isolate' : undefined;
  return attributes({
    fill: fill ?? (stroke ? 'none' : undefined),
    stroke,
    'stroke-width': w,
    'stroke-linecap': cap,
    'stroke-dasharray': dash,
    opacity: o,
    filter,
    'clip-path': clip,
    transform: t,
    style,
  });
}

export const path = (d: string, p: Paint = {}): string => `<path d="${d}"${paint(p)}/>`;
export const group = (body: string, p: Paint = {}): string => `<g${paint(p)}>${body}</g>`;

export function ellipse(at: readonly [x: number, y: number, rx: number, ry?: number], p: Paint = {}): string {
  const [cx, cy, rx, ry] = at;
  if (ry === undefined) return `<circle${attributes({ cx, cy, r: rx })}${paint(p)}/>`;
  return `<ellipse${attributes({ cx, cy, rx, ry })}${paint(p)}/>`;
}

export function rect(box: readonly [x: number, y: number, w: number, h: number, r?: number], p: Paint = {}): string {
  const [x, y, width, height, rx] = box;
  return `<rect${attributes({ x, y, width, height, rx })}${paint(p)}/>`;
}

export const placement = (x: number, y: number, scale = 1): string =>
  `translate(${formatCoordinate(x)} ${formatCoordinate(y)})${scale === 1 ? '' : ` scale(${formatCoordinate(scale, 3)})`}`;

/** Shapes are strings. Equal gradients, clips and filters are defined once. */
export class Drawing {
  readonly #definitions = new Map<string, string>();
  readonly width: number;
  readonly height: number;

  constructor(width = 1200, height = 1200) {
    this.width = width;
    this.height = height;
  }

  #define(tag: string, values: Record<string, string | number | undefined>, body: string): string {
    const key = `${attributes(values)}>${body}</${tag}>`;
    const existing = this.#definitions.get(`${tag}${key}`);
    const id = existing ?? `a${this.#definitions.size.toString(36)}`;
    this.#definitions.set(`${tag}${key}`, id);
    return `url(#${id})`;
  }

  linear(stops: Stops, direction: Direction = 'x'): string {
    if (direction === 'x') return this.#define('linearGradient', {}, stopList(stops));
    const [x1, y1, x2, y2] = (direction === 'y' ? [0, 0, 0, 1] : direction).map((v) => formatCoordinate(v, 2));
    return this.#define('linearGradient', { x1, y1, x2, y2 }, stopList(stops));
  }

  radial(stops: Stops, centre?: readonly [cx: number, cy: number, r: number]): string {
    if (!centre) return this.#define('radialGradient', {}, stopList(stops));
    const [cx, cy, r] = centre.map((v) => formatCoordinate(v, 2));
    return this.#define('radialGradient', { cx, cy, r }, stopList(stops));
  }

  /** Draws a soft round spot of light or shade. */
  glow(at: readonly [x: number, y: number, rx: number, ry?: number], color: string, opacity: number): string {
    const [x, y, rx, ry = rx] = at;
    const fill = this.radial(bell.replaceAll('C', color));
    return ellipse([x, y, rx, ry], { fill, o: opacity });
  }

  /** `margin` is how far the blur may extend, as a fraction of the shape's size. */
  blur(deviation: number, margin = 0.4): string {
    const [edge, size] = [formatCoordinate(-margin, 2), formatCoordinate(1 + 2 * margin, 2)];
    const region = { x: edge, y: edge, width: size, height: size };
    return this.#define('filter', region, `<feGaussianBlur stdDeviation="${formatCoordinate(deviation)}"/>`);
  }

  /** Raises red, green and blue to powers. */
  powers(exponents: readonly [number, number, number]): string {
    const functions = exponents.map(
      (exponent, index) => `<feFunc${'RGB'[index]} type="gamma" exponent="${formatCoordinate(exponent, 2)}"/>`,
    );
    const values = { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' };
    return this.#define('filter', values, `<feComponentTransfer>${functions.join('')}</feComponentTransfer>`);
  }

  clip(d: string): string {
    return this.#define('clipPath', {}, `<path d="${d}"/>`);
  }

  svg(body: string): string {
    const definitions = [...this.#definitions].map(([key, id]) => {
      const tag = /^[a-zA-Z]+/.exec(key)![0];
      return `<${tag} id="${id}"${key.slice(tag.length)}`;
    });
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>\n`;
  }
}

function stopList(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [offset, color = '', opacity = '1'] = stop.split(' ');
      const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
      const alpha = Math.round(Number(opacity) * 255)
        .toString(16)
        .padStart(2, '0');
      const short = `${long}${alpha === 'ff' ? '' : alpha}`.replace(/^#(.)\1(.)\2(.)\3((.)\5)?$/, '#$1$2$3$5');
      return `<stop${offset === '0' ? '' : ` offset="${offset}"`} stop-color="${short}"/>`;
    })
    .join('');
}
