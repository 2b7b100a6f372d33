/** What the names of a picture's files begin with, of the one file that the API names: '/pictures/pod-480.webp' → '/pictures/pod'. */
export const pictureBase = (file: string): string => file.replace(/-\d+\.\w+$/, '');

/** In which every product's picture is there, in pixels. */
export const pictureWidths = [240, 480];
