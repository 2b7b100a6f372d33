/** The build copies `from` to `/fonts/<to>`. The name contains a version, so browsers may cache the file forever. */
export const fontFiles = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin-5.3.woff2',
  },
] as const;

export const fontUrl = `/fonts/${fontFiles[0].to}`;

/**
 * While the font loads, a slow line shows text in a font of the system whose metrics are adapted, so that lines break at
 * the same words. Measured over the words of four pages: the widths of Arial (Windows, Apple) and Roboto (Android).
 */
const fallbacks = [
  { family: 'Fallback', weights: '400', local: ['Arial', 'Liberation Sans'], percent: 101.6 },
  { family: 'Fallback', weights: '500', local: ['Arial', 'Liberation Sans'], percent: 103.2 },
  { family: 'Fallback', weights: '600 700', local: ['Arial Bold', 'Liberation Sans Bold'], percent: 96.8 },
  { family: 'Android', weights: '400', local: ['Roboto'], percent: 102.3 },
  { family: 'Android', weights: '500', local: ['Roboto Medium'], percent: 102.9 },
  { family: 'Android', weights: '600 700', local: ['Roboto Bold'], percent: 103.1 },
] as const;

const fallbackFaces = fallbacks.map(({ family, weights, local, percent }) => {
  const sources = local.map((name) => `local('${name}')`).join();
  const adapted = (share: number) => `${Math.round((share * 1000) / percent) / 10}%`;
  const metrics = `ascent-override:${adapted(97)};descent-override:${adapted(25)};line-gap-override:0%`;
  return `@font-face{font-family:${family};font-weight:${weights};src:${sources};size-adjust:${percent}%;${metrics}}`;
});

const families = (name: string) => `${name},Fallback,Android,system-ui,sans-serif`;
export const headingFamilies = families('Headings');
export const textFamilies = families('Text');

const brandFace = (family: string, display: string) =>
  `@font-face{font-family:${family};font-weight:400 700;font-display:${display};src:url(${fontUrl}) format('woff2')}`;

/**
 * On a slow first visit, headings change to the brand's letters when these arrive, and other text keeps those of the
 * system until the next page. Headings are short enough to keep their lines; paragraphs would move what is below them.
 */
export const fontFaces = `
${brandFace('Headings', 'swap')}
${brandFace('Text', 'optional')}
${fallbackFaces.join('\n')}`;
