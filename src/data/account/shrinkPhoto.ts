/** D-19: the longest side that is sent, in pixels, and the largest photo that is taken at all. */
const longestSide = 2400;
export const largestPhoto = 10 * 1024 * 1024;
const quality = 0.86;

/** D-19: a JPEG of at most 2400 px; null when the file is no picture that this browser reads. */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
