/** Decoding an ID photo takes about 120 MB, of which 70 MB are Node and the decoder. */
export const mostResidentBytes = 400e6;
/** The extra memory the kernel grants a decoder, where it can enforce that, beyond what the process has at its start. */
export const mostAddedBytes = 400e6;
/** Exit code of a decoder that exceeded its memory limit. */
export const memoryExceeded = 70;
