import type { Drawing } from './drawing';

/** Soft-touch or anodized graphite lit from the upper left, for a body with a flat front and round sides. */
export function graphite(d: Drawing, finish: 'soft' | 'anodised'): string {
  const stops =
    finish === 'soft'
      ? '0 #1d1a18, .05 #35302c, .2 #5a534d, .34 #494340, .6 #383330, .85 #282421, .955 #1b1816, 1 #2c2825'
      : '0 #26221f, .018 #7d746b, .05 #4a443f, .13 #6b635b, .24 #7a7168, .3 #5d564f, .62 #4a443e, .84 #37322e, .94 #252220, .975 #4d4741, 1 #1c1917';
  return d.linear(stops);
}

/** Polished steel with studio reflections: window, dark room, rim light. */
export function steel(d: Drawing): string {
  return d.linear(
    '0 #4c4944, .025 #a8a49c, .07 #6e6a64, .13 #f4f2ed, .21 #ffffff, .27 #bdb9b1, .42 #8d8981, .58 #c9c6bf, .74 #77736c, .86 #3f3c38, .93 #6b6761, .97 #d8d5ce, 1 #58554f',
  );
}
