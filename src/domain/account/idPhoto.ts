/** The smallest picture on which the writing of an ID card that fills it can be read: some 5.6 pixels per millimeter. */
export const smallestIdPhoto = { longSide: 480, shortSide: 300 };

export interface PixelSize {
  width: number;
  height: number;
}

/** Whether a picture, upright or lying, has too few pixels to show an ID. */
export const isTooSmallForId = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) < smallestIdPhoto.longSide || Math.min(width, height) < smallestIdPhoto.shortSide;
