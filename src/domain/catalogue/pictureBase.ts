/**
 * The common prefix of a picture's files, from the one file that the API names: '/pictures/pod-480.webp' →
 * '/pictures/pod'.
 */
export const pictureBase = (file: string): string => file.replace(/-\d+\.\w+$/, '');

/** The widths, in pixels, that exist for every product picture. */
export const pictureWidths = [240, 480];
