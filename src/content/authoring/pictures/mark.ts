import { site } from './colour';
import { ellipse, group } from './drawing';
import { lettering } from './lettering';

/** The sign in a box of 24 × 40: a pod with a round window, and the light in it at 12,25. */
export const silhouette =
  'M8 1h8c1.7 0 3 1 3.3 2.6L21.9 15c.1.5.1 1 .1 1.5V35c0 2.2-1.8 4-4 4H6c-2.2 0-4-1.8-4-4V16.5c0-.5 0-1 .1-1.5L4.7 3.6C5 2 6.3 1 8 1z';
export const windowHole = 'M12 17.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6z';

export function sign(ink: string, transform: string, light: string = site.amber): string {
  const body = `<path fill-rule="evenodd" fill="${ink}" d="${silhouette}${windowHole}"/>`;
  return group(body + ellipse([12, 25, 4.6], { fill: light }), { t: transform });
}

/** The sign pressed or printed in one colour. */
export const plainSign = (ink: string, transform: string): string => sign(ink, transform, ink);

export const wordmark = (size: number) => lettering('Lumapod', size, { weight: 640, width: 94, tracking: -14 });
