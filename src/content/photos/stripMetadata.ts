const startOfScan = 0xda;
const comment = 0xfe;

/** True for segments such as EXIF, XMP and ICC. JFIF and Adobe segments are needed to decode the colors. */
const isExtra = (marker: number): boolean => marker === comment || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/** The parts of a JPEG without metadata, as offsets. Everything from the start of the scan is one part. */
function jpegParts(view: DataView): [start: number, end: number][] {
  const parts: [number, number][] = [[0, 2]];
  let at = 2;
  while (view.getUint8(at + 1) !== startOfScan) {
    const end = at + 2 + view.getUint16(at + 2);
    if (!isExtra(view.getUint8(at + 1))) parts.push([at, end]);
    at = end;
  }
  return [...parts, [at, view.byteLength]];
}

/** The PNG chunks that the pixels need, as offsets. Names of critical chunks start with an upper-case letter. */
function pngParts(view: DataView): [start: number, end: number][] {
  const parts: [number, number][] = [[0, 8]];
  for (let at = 8; at < view.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((letter) => view.getUint8(at + letter)));
    if (/^[A-Z]/.test(type) || type === 'tRNS') parts.push([at, end]);
    at = end;
  }
  return parts;
}

/** Removes metadata and the color profile from a JPEG or PNG in sRGB. Browsers add a profile when they encode. */
export function stripMetadata(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts = view.getUint16(0) === 0xffd8 ? jpegParts(view) : pngParts(view);
  const bare = new Uint8Array(parts.reduce((sum, [start, end]) => sum + end - start, 0));
  let at = 0;
  for (const [start, end] of parts) {
    bare.set(file.subarray(start, end), at);
    at += end - start;
  }
  return bare;
}
