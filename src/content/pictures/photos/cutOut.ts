/** Has four bytes per pixel: red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const minWhiteBrightness = 244;
const minShadowBrightness = 214;
/** The share of an image's edge that must be white for its background to count as white. */
const whiteShare = 0.97;

/** The darkest channel, which is low for a light color and high for white and light gray. */
const brightness = ({ data }: Pixels, offset: number): number =>
  Math.min(data[offset]!, data[offset + 1]!, data[offset + 2]!);

function edgeOf({ width, height }: Pixels): number[] {
  const lastRow = (height - 1) * width;
  const rows = Array.from({ length: width }, (_, x) => [x, lastRow + x]).flat();
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  return [...rows, ...columns];
}

/** True if the object was photographed on white, so that nearly all of the edge is white. */
export function hasWhiteBackground(image: Pixels): boolean {
  const edge = edgeOf(image);
  const isOpaque = edge.every((pixel) => image.data[pixel * 4 + 3] === 255);
  return (
    isOpaque &&
    edge.filter((pixel) => brightness(image, pixel * 4) >= minWhiteBrightness).length >= edge.length * whiteShare
  );
}

/** Makes a pixel as transparent as it is white, so that a shadow darkens any color behind it. */
function fadeWhite({ data }: Pixels, offset: number): void {
  const light = brightness({ data, width: 0, height: 0 }, offset);
  const alpha =
    light >= minWhiteBrightness ? 0 : (minWhiteBrightness - light) / (minWhiteBrightness - minShadowBrightness);
  if (alpha === 0) return void data.fill(0, offset, offset + 4);
  for (let channel = offset; channel < offset + 3; channel += 1)
    data[channel] = Math.max(0, Math.min(255, Math.round((data[channel]! - 255 * (1 - alpha)) / alpha)));
  data[offset + 3] = Math.round(alpha * 255);
}

/** Clears the white area connected to the edge, in place. White parts of the object stay; its shadow fades. */
export function removeWhite(image: Pixels): void {
  const { width, height, data } = image;
  const visited = new Uint8Array(width * height);
  const pending = edgeOf(image).filter((pixel) => brightness(image, pixel * 4) >= minShadowBrightness);
  for (const pixel of pending) visited[pixel] = 1;
  const visit = (pixel: number) => {
    if (visited[pixel] || brightness(image, pixel * 4) < minShadowBrightness) return;
    visited[pixel] = 1;
    pending.push(pixel);
  };
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const x = next % width;
    if (x > 0) visit(next - 1);
    if (x < width - 1) visit(next + 1);
    if (next >= width) visit(next - width);
    if (next < width * (height - 1)) visit(next + width);
  }
  for (let pixel = 0; pixel < visited.length; pixel += 1)
    if (visited[pixel]) fadeWhite({ data, width, height }, pixel * 4);
}

export const isVisible = ({ data }: Pixels): boolean => data.some((value, index) => index % 4 === 3 && value > 0);

const maxEmptyAlpha = 8;

/** Returns an empty image unchanged. */
export function trimEmptyEdges({ data, width, height }: Pixels): Pixels {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! <= maxEmptyAlpha) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return { data, width, height };
  const part = { data: new Uint8Array((right - left + 1) * (bottom - top + 1) * 4), width: right - left + 1 };
  for (let y = top; y <= bottom; y += 1)
    part.data.set(data.subarray((y * width + left) * 4, (y * width + right + 1) * 4), (y - top) * part.width * 4);
  return { ...part, height: bottom - top + 1 };
}

export function padToWidth(image: Pixels, minWidth: number): Pixels {
  const { data, width, height } = image;
  if (width >= minWidth) return image;
  const left = Math.floor((minWidth - width) / 2);
  const wide = { data: new Uint8Array(minWidth * height * 4), width: minWidth, height };
  for (let y = 0; y < height; y += 1)
    wide.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), (y * minWidth + left) * 4);
  return wide;
}
