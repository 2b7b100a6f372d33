import { siteColors } from './color';
import { Drawing, group, rect } from './drawing';
import { image } from './renders';

interface Light {
  /** A gray by which the render's lights are turned up. */
  gain?: string;
  /** Draws the light that shines into the lens. */
  glow?: (d: Drawing) => string;
}

/** A render that fills its picture. */
function scenePicture(file: string, { gain, glow }: Light = {}): string {
  const d = new Drawing(1600, 1200);
  const box = [0, 0, 1600, 1200] as const;
  return d.svg(
    image(file, box) +
      (gain ? rect(box, { fill: gain, blend: 'color-dodge' }) : '') +
      (glow ? group(glow(d), { blend: 'screen' }) : ''),
  );
}

/** Shows a paper bag on the mat of a front door at dusk. */
export const deliveryPicture = (): string =>
  scenePicture('delivery.jpg', {
    gain: '#282828',
    glow: (d) => d.glow([1395, 330, 420, 560], siteColors.amber, 0.14),
  });

/** Shows packs of four makers, a pod and the device on a shelf. */
export const partnersPicture = (): string => scenePicture('partners.jpg', { gain: '#121211' });

/** Shows a shop in the evening, packs of many makers in its lit window. */
export const storefrontPicture = (): string =>
  scenePicture('store.jpg', {
    glow: (d) => d.glow([570, 590, 720, 520], '#ffb04a', 0.16) + d.glow([1230, 640, 300, 480], '#ffb04a', 0.12),
  });

/** Shows open pods of a maker under the needles that fill them. */
export const fillingPicture = (): string => scenePicture('filling.jpg', { gain: '#161616' });
