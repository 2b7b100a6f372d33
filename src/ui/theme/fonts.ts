/** The build copies `from` to `/fonts/<to>`. The name contains a version, so browsers may cache the file forever. */
export const fontFiles = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin-5.3.woff2',
  },
] as const;

export const fontUrl = `/fonts/${fontFiles[0].to}`;

// The fallback's metrics adapt Arial, so that lines break at the same words when the font loads late.
const regular = 'size-adjust:101.9%;ascent-override:95.2%;descent-override:24.5%;line-gap-override:0%';
const bold = 'size-adjust:96.7%;ascent-override:100.3%;descent-override:25.9%;line-gap-override:0%';

export const fontFaces = `
@font-face{font-family:Instrument;font-weight:400 700;font-display:optional;src:url(${fontUrl}) format('woff2')}
@font-face{font-family:Fallback;font-weight:400 500;src:local('Arial'),local('Roboto'),local('Liberation Sans');${regular}}
@font-face{font-family:Fallback;font-weight:600 700;src:local('Arial Bold'),local('Roboto Bold'),local('Liberation Sans Bold');${bold}}`;
