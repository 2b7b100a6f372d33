const startOfScan = 0xda;
const comment = 0xfe;

/** Matches segments such as EXIF, XMP and ICC. Decoding the colors requires JFIF and Adobe segments. */
const isExtra = (marker: number): boolean => marker === comment || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/** Returns offsets. Everything from the start of the scan is a single segment. */
function jpegRanges(view: DataView): [start: number, end: number][] {
  const ranges: [number, number][] = [[0, 2]];
  let offset = 2;
  while (view.getUint8(offset + 1) !== startOfScan) {
    const end = offset + 2 + view.getUint16(offset + 2);
    if (!isExtra(view.getUint8(offset + 1))) ranges.push([offset, end]);
    offset = end;
  }
  return [...ranges, [offset, view.byteLength]];
}

/** Returns the offsets of the chunks that decoding requires, whose names start with an uppercase letter. */
function pngRanges(view: DataView): [start: number, end: number][] {
  const ranges: [number, number][] = [[0, 8]];
  for (let offset = 8; offset < view.byteLength;) {
    const end = offset + 12 + view.getUint32(offset);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((letter) => view.getUint8(offset + letter)));
    if (/^[A-Z]/.test(type) || type === 'tRNS') ranges.push([offset, end]);
    offset = end;
  }
  return ranges;
}

/** Also removes the color profile, which browsers add when they encode. Expects sRGB. */
export function stripMetadata(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const ranges = view.getUint16(0) === 0xffd8 ? jpegRanges(view) : pngRanges(view);
  const bare = new Uint8Array(ranges.reduce((sum, [start, end]) => sum + end - start, 0));
  let offset = 0;
  for (const [start, end] of ranges) {
    bare.set(file.subarray(start, end), offset);
    offset += end - start;
  }
  return bare;
}
