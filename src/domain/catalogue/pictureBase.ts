/** '/pictures/pod-480.webp' → '/pictures/pod'. */
export const pictureBase = (file: string): string => file.replace(/-\d+\.\w+$/, '');

/** The widths, in pixels, that exist for every product picture. */
export const pictureWidths = [240, 480];
