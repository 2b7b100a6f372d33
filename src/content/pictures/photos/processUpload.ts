import { findDrawingFault } from '../findDrawingFault';
import { photoName } from './photoName';
import { fileFault, normalizePhoto, sizeFault, type Imaging, type PhotoEnding } from './normalizePhoto';

export interface Upload {
  file: string;
  body: Uint8Array;
  /** True if the picture must not replace an existing drawing. */
  isNew?: boolean | undefined;
}

export interface NewPicture {
  name: string;
  ending: PhotoEnding | 'svg';
  bytes: Uint8Array;
  isCutOut: boolean;
}

/** The local server's limit for the name of a content file. */
const maxNameLength = 120;

interface Options {
  imaging: Imaging;
  isTaken: (name: string) => boolean;
}

/** Appends a number to a name that is taken: 'summer-2'. */
function freeName(base: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(base)) return base;
  let count = 2;
  while (isTaken(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}

type Result = NewPicture | { fault: string };

const isDrawing = (file: string): boolean => file.toLowerCase().endsWith('.svg');

/** 'oak.jpg was not saved. It is blank.' */
export const refusal = (file: string, fault: string): string => `${file.replace(/^.*\//, '')} was not saved. ${fault}`;

/** Checks a file before it is uploaded. Returns a message for editors, or null. */
export async function uploadFault({ file, body }: Pick<Upload, 'file' | 'body'>): Promise<string | null> {
  const fault = isDrawing(file) ? sizeFault(body.length) : await fileFault(body);
  return fault && refusal(file, fault);
}

function prepareDrawing(name: string, body: Uint8Array): Result {
  const fault = findDrawingFault(body);
  if (fault) return { fault: `content/pictures/${name}.svg · ${fault}` };
  return { name, ending: 'svg', bytes: body, isCutOut: false };
}

/** A drawing keeps its name, so that it replaces the previous version. */
function replaceDrawing({ file, body }: Upload): Result {
  const [, name] = /^content\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(file) ?? [];
  if (!name || name.length > maxNameLength)
    return { fault: `Expected a drawing such as pod-alder.svg, in lower case, got ${file}` };
  return prepareDrawing(name, body);
}

/** A drawing replaces the previous version unless it is new. Any other picture gets an unused name. */
export async function processUpload(upload: Upload, { imaging, isTaken }: Options): Promise<Result> {
  const { file, body, isNew } = upload;
  const size = sizeFault(body.length);
  if (size) return { fault: refusal(file, size) };
  if (isDrawing(file) && !isNew) return replaceDrawing(upload);
  const name = freeName(photoName(file), isTaken);
  if (isDrawing(file)) return prepareDrawing(name, body);
  const photo = await normalizePhoto(body, imaging);
  if ('fault' in photo) return { fault: refusal(file, photo.fault) };
  const { ending, bytes, isCutOut } = photo;
  return { name, ending, bytes, isCutOut };
}
