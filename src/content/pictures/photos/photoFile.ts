import { findPicture, listPictures, readPicture } from '../../files/contentDisk';

/** JPEG for opaque photos, PNG for those with transparency. */
export const photoEndings = ['jpg', 'png'] as const;

export const photoNames = (folder: string): string[] =>
  listPictures(folder)
    .filter((file) => photoEndings.some((ending) => file.endsWith(`.${ending}`)))
    .map((file) => file.slice(0, -'.jpg'.length));

export interface PhotoFile {
  bytes: Buffer;
  type: 'jpeg' | 'png';
  width: number;
  height: number;
}

const startOfFrame = new Set([0xc0, 0xc1, 0xc2]);

/** Reads the frame header of a JPEG that sharp wrote. */
function jpegSize(bytes: Buffer) {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('expected a JPEG');
  for (let offset = 2; offset < bytes.length; offset += 2 + bytes.readUInt16BE(offset + 2))
    if (startOfFrame.has(bytes[offset + 1]!))
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
  throw new Error('expected a JPEG with a size');
}

function pngSize(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('expected a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Returns null if there is no photo with the name. */
export function photoFileName(folder: string, name: string): string | null {
  const ending = photoEndings.find((each) => findPicture(folder, `${name}.${each}`));
  return ending ? `${name}.${ending}` : null;
}

/** Expects a photo that `normalizePhoto` wrote. Returns null if there is none. */
export function readPhotoFile(folder: string, name: string): PhotoFile | null {
  const file = photoFileName(folder, name);
  const bytes = file && readPicture(folder, file);
  if (!bytes) return null;
  return file.endsWith('.jpg')
    ? { bytes, type: 'jpeg', ...jpegSize(bytes) }
    : { bytes, type: 'png', ...pngSize(bytes) };
}
