/** At this size the text of an ID card that fills the frame is readable: about 5.6 pixels per millimeter. */
export const minIdPhotoSize = { longSide: 480, shortSide: 300 };

export interface PixelSize {
  width: number;
  height: number;
}

export const isTooSmallForId = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) < minIdPhotoSize.longSide || Math.min(width, height) < minIdPhotoSize.shortSide;
