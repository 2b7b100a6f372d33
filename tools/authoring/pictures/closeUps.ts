import { siteColors, type Plant } from './color';
import { Drawing, group, rect } from './drawing';
import { image } from './renders';

/** Shows the oil behind a pod's glass, from near. */
export function oilPicture(plant: Plant): string {
  const d = new Drawing(960, 1200);
  return d.svg(image(`oil-${plant}.jpg`, [0, 0, 960, 1200]));
}

/** Places a render with black edges so that they have the pages' near-black. */
function onInk(name: string, [w, h]: readonly [number, number]): string {
  const d = new Drawing(w, h);
  const box = [0, 0, w, h] as const;
  return d.svg(rect(box, { fill: siteColors.ink }) + group(image(`${name}.jpg`, box), { blend: 'screen' }));
}

/** Shows the lower ends of four batteries, whose rings show the battery's signals. */
export const ringsPicture = (): string => onInk('ring-lights', [1600, 900]);

/** Shows a battery entering from the right, with its ring toward the page's text. */
export const ringPicture = (): string => onInk('ring', [1600, 1000]);

/** Shows pods of four makers in the dark, each lit through its own oil. tools/render presses their labels. */
export const nightPicture = (): string => onInk('night', [1600, 1000]);
