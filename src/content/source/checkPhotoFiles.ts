import type { Photo } from '../../domain/editorial/photoSchema';
import { minPictureWidth } from '../pictures/drawingSize';
import { visiblePixels } from '../pictures/photos/photoDrawing';
import { photoFileName, photoNames, readPhotoFile } from '../pictures/photos/photoFile';
import { cropsEverything } from './checkPhotos';
import { ContentError, type ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';

interface PhotoFilesContext {
  folder: string;
  pictures: ReadonlySet<string>;
  broken: ReadonlySet<string>;
}

/** Finds photos that were copied into the folder, but are unreadable or too small. */
export function checkPhotoFiles(files: ContentFiles, { folder, pictures, broken }: PhotoFilesContext): ContentFault[] {
  const described = new Map<string, Photo>(files.photos.map(({ value }) => [value.name, value]));
  const faultsOf = (name: string): ContentFault[] => {
    const photo = described.get(name);
    if (broken.has(`photos/${name}.json`) || (photo && cropsEverything(photo))) return [];
    let file = `content/pictures/${name}`;
    try {
      file = `content/pictures/${photoFileName(folder, name)}`;
      const pixels = visiblePixels(readPhotoFile(folder, name)!, photo ?? { shape: 'original' });
      if (pixels >= minPictureWidth) return [];
      if (!photo?.crop)
        return [
          { file, field: '', message: `expected a photo at least ${minPictureWidth} pixels wide, got ${pixels}` },
        ];
      const message = `expected at least ${minPictureWidth} pixels to remain, got ${pixels}: cut off less`;
      return [{ file: `content/photos/${name}.json`, field: 'crop', message }];
    } catch (error) {
      if (error instanceof ContentError) return error.faults;
      return [{ file, field: '', message: 'expected a photo that can be read: add it in the editor' }];
    }
  };
  return photoNames(folder)
    .filter((name) => pictures.has(name))
    .flatMap(faultsOf);
}
