/**
 * The smallest picture in which the text of an ID card that fills the frame is readable: about 5.6 pixels per
 * millimeter.
 */
export const minIdPhotoSize = { longSide: 480, shortSide: 300 };

export interface PixelSize {
  width: number;
  height: number;
}

/** Checks the long and the short side, so portrait and landscape pictures are treated alike. */
export const isTooSmallForId = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) < minIdPhotoSize.longSide || Math.min(width, height) < minIdPhotoSize.shortSide;
