import type { Drawing } from './drawing';

export function steelGradient(d: Drawing): string {
  return d.linear(
    '0 #4c4944, .025 #a8a49c, .07 #6e6a64, .13 #f4f2ed, .21 #ffffff, .27 #bdb9b1, .42 #8d8981, .58 #c9c6bf, .74 #77736c, .86 #3f3c38, .93 #6b6761, .97 #d8d5ce, 1 #58554f',
  );
}
