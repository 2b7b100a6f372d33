/** What the first bytes of a picture say about it, read without decoding a pixel. */
export interface ImageHeader {
  width: number;
  height: number;
  /** What a decoder has to hold for the whole picture. */
  decodedBytes: number;
  /** A PNG that is sent in seven passes; it cannot be decoded row by row. */
  isInterlaced: boolean;
  isAnimated: boolean;
}
