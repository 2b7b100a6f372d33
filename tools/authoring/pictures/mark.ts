import { lettering } from '../../../src/content/lettering/lettering';
import { siteColors } from './color';
import { ellipse, group, path } from './drawing';

/** In a box of 24 × 40: a pod with a gap below its mouthpiece and the light at 12,26.5. */
export const silhouette =
  'M9.2 1h5.6c1.5 0 2.8 1 3.2 2.5L20.5 12.5h-17L6 3.5C6.4 2 7.7 1 9.2 1zM3.5 15h17c.8 0 1.5.7 1.5 1.5V34c0 2.8-2.2 5-5 5H7c-2.8 0-5-2.2-5-5V16.5c0-.8.7-1.5 1.5-1.5z';
const windowHole = 'M12 20.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z';

export function brandSign(ink: string, transform: string, light: string = siteColors.amber): string {
  return group(path(silhouette, { fill: ink }) + ellipse([12, 26.5, 5.8], { fill: light }), { t: transform });
}

/** The sign embossed or printed in one color, with a hole for the light. */
export const plainBrandSign = (ink: string, transform: string): string =>
  `<path fill-rule="evenodd" fill="${ink}" transform="${transform}" d="${silhouette}${windowHole}"/>`;

export const wordmark = (size: number) => lettering('Lumapod', size, { weight: 640, width: 94, tracking: -14 });
