/** '/pictures/pod-480.webp' → '/pictures/pod'. */
export const pictureBase = (file: string): string => file.replace(/-\d+\.\w+$/, '');

export const pictureWidths = [240, 480];
