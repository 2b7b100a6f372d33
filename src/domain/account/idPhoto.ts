/** The minimum size in pixels at which the text of an ID card is readable if the card fills the photo. */
export const minIdPhotoSize = { longSide: 480, shortSide: 300 };

export interface PixelSize {
  width: number;
  height: number;
}

export const isTooSmallForId = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) < minIdPhotoSize.longSide || Math.min(width, height) < minIdPhotoSize.shortSide;
