export const maxResidentBytes = 400e6;
/** The kernel's limit beyond the memory that a decoder has at its start. */
export const maxAddedBytes = 400e6;
export const memoryExceededExitCode = 70;
