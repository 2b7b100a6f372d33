/** A photo of an ID takes some 120 MB, of which 70 MB are Node and the decoder. */
export const mostResidentBytes = 400e6;
/** What the kernel grants a decoder, where it can be told to, beyond what the process has at its start. */
export const mostAddedBytes = 400e6;
/** Code by which the process ends that exceeded its memory. */
export const memoryExceeded = 70;
