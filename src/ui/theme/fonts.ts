/** Files that the build copies from a package to `/fonts/<to>`. The name carries the version, so it may be cached for good. */
export const fontFiles = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin-5.3.woff2',
  },
] as const;

/** The address of the one text font, for `@font-face` and for a preload link. */
export const fontUrl = `/fonts/${fontFiles[0].to}`;

// The fallbacks bear the web font's measures, so that nothing moves when it arrives.
const measures = 'ascent-override:97%;descent-override:25%;line-gap-override:0%';

export const fontFaces = `
@font-face{font-family:Instrument;font-weight:400 700;font-display:swap;src:url(${fontUrl}) format('woff2')}
@font-face{font-family:Fallback;font-weight:400 500;src:local('Arial'),local('Roboto'),local('Liberation Sans');size-adjust:100%;${measures}}
@font-face{font-family:Fallback;font-weight:600 700;src:local('Arial Bold'),local('Roboto Bold'),local('Liberation Sans Bold');size-adjust:100%;${measures}}`;
