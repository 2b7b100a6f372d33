/** Facts from an image's header, read without decoding any pixels. */
export interface ImageHeader {
  width: number;
  height: number;
  /** The memory needed to decode the whole image. */
  decodedBytes: number;
  /** True for a PNG interlaced in seven passes, which cannot be decoded row by row. */
  isInterlaced: boolean;
  isAnimated: boolean;
}
