import type { Photo } from '../../domain/editorial/photoSchema';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';

/** Products show their pictures in squares. */
function picturesUsed({ products, pages, guides, notifications }: ContentFiles) {
  return [
    ...products.flatMap(({ file, value }) =>
      value.pictures.map((name, index) => ({ file, field: `pictures[${index}]`, name, isSquare: true })),
    ),
    ...pages.flatMap(({ file, value }) =>
      value.sections.flatMap(({ picture, items }, sectionIndex) => [
        { file, field: `sections[${sectionIndex}].picture`, name: picture, isSquare: false },
        ...items.map((item, index) => ({
          file,
          field: `sections[${sectionIndex}].items[${index}].picture`,
          name: item.picture,
          isSquare: false,
        })),
      ]),
    ),
    ...[...guides, ...notifications].map(({ file, value }) => ({
      file,
      field: 'picture',
      name: value.picture,
      isSquare: false,
    })),
  ];
}

interface PhotosContext {
  uploaded: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  broken: ReadonlySet<string>;
}

export const cropsEverything = ({ crop }: Photo): boolean =>
  crop !== undefined && (crop.left + crop.right >= 100 || crop.top + crop.bottom >= 100);

/** Photos in use need a description. Drawings do not. */
export function checkPhotos(
  files: ContentFiles,
  { uploaded: photos, pictures, broken }: PhotosContext,
): ContentFault[] {
  const uploaded = new Set([...photos].filter((name) => pictures.has(name)));
  const described = new Map(files.photos.map(({ value }) => [value.name, value]));
  const faults: ContentFault[] = [];
  const report = (file: string, field: string, message: string) =>
    faults.push({ file: `content/${file}`, field, message });
  for (const { file, value } of files.photos) {
    if (file !== `photos/${value.name}.json`) report(file, 'name', `expected the file name, got ${value.name}`);
    if (!pictures.has(value.name))
      report(file, 'name', `expected the name of a picture in content/pictures/, got ${value.name}`);
    if (!value.alt.fr) report(file, 'alt.fr', 'expected French text');
    if (cropsEverything(value))
      report(file, 'crop', 'expected something to remain: opposite sides must be below 100 together');
  }
  for (const { file, field, name, isSquare } of picturesUsed(files)) {
    if (!name || !uploaded.has(name) || broken.has(`photos/${name}.json`)) continue;
    const photo = described.get(name);
    if (!photo) report(file, field, `expected a photo with a description in content/photos/, got ${name}`);
    else if (isSquare && photo.shape !== 'square')
      report(file, field, `expected a photo of the shape square, but content/photos/${name}.json says ${photo.shape}`);
  }
  return faults;
}
