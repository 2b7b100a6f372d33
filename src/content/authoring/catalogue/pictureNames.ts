import { plantTypes } from '../../../domain/catalogue/vocabulary';
import { devices } from './data/devices';
import { podPictures } from './productParts';

/** Every drawing that a product of these brands may use. All must exist in content/pictures/. */
export const pictureNames = (brands: readonly { slug: string }[]): string[] => [
  ...new Set([
    ...devices.flatMap(({ pictures }) => pictures),
    ...brands.flatMap(({ slug }) => plantTypes.flatMap((plantType) => podPictures(slug, plantType))),
  ]),
];
