import { readDrawingSize, minPictureWidth } from './drawingSize';

/** Pages inline some drawings, so drawings must not run scripts or load anything. */
const forbidden: [what: string, sign: RegExp][] = [
  ['a script', /<script|javascript:/i],
  ['an event handler', /<[^<>]*\son\w+\s*=/i],
  ['foreign elements', /<foreignObject|<iframe|<embed|<object/i],
  [
    'a reference to another file',
    /(href|src)\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|webp)|renders\/[a-z0-9.-]+\.(png|jpg))[^"']/i,
  ],
  ['entities of its own', /<!(DOCTYPE|ENTITY)/i],
  ['styles from elsewhere', /@import|url\(\s*["']?(?!#|["']?data:image\/)/i],
];

export function findDrawingFault(svg: string): string | null {
  const box = readDrawingSize(svg);
  if (!box) return 'expected an <svg> with viewBox="0 0 <width> <height>" in whole numbers';
  if (box.width < minPictureWidth) return `expected a viewBox at least ${minPictureWidth} wide, got ${box.width}`;
  const found = forbidden.find(([, sign]) => sign.test(svg));
  return found ? `expected no ${found[0].replace(/^an? /, '')} in a drawing` : null;
}
