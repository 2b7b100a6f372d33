export interface ImageHeader {
  width: number;
  height: number;
  decodedBytes: number;
  /** True for a PNG interlaced in seven passes, which cannot be decoded row by row. */
  isInterlaced: boolean;
  isAnimated: boolean;
}
