interface Packed {
  brand: string;
  plantType: string;
  oilType: string;
  variants: readonly { grams?: number | null }[];
}

const sizeName = (grams: number): string => (grams < 1 ? `${Math.round(grams * 1000)}mg` : `${grams}g`);

/**
 * Names the drawing of a pod's pack: 'pack-alder-indica-live-resin-500mg-1g'. It shows the pod in each of its sizes, so pods
 * that look the same share it.
 */
export function packPictureName({ brand, plantType, oilType, variants }: Packed): string {
  const sizes = variants.map(({ grams }) => sizeName(grams ?? 1));
  return ['pack', brand, plantType, oilType, ...sizes].join('-').toLowerCase().replaceAll(' ', '-');
}
