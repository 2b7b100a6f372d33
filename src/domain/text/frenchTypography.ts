const noBreakSpace = '\u00a0';

/** Applies Canadian French rules: 'Le format : 0.5 g ?' → 'Le format\u00a0: 0,5 g?'. Spaces inside « » do not break. */
export const applyFrenchTypography = (text: string): string =>
  text
    .replaceAll(/(?<!\s)\s+([;!?])/g, '$1')
    .replaceAll(/([\p{L}\p{N})»}%])\s*:(?=\s|$)/gu, `$1${noBreakSpace}:`)
    .replaceAll(/«\s*/g, `«${noBreakSpace}`)
    .replaceAll(/(?<!\s)\s*»/g, `${noBreakSpace}»`)
    .replaceAll(/(?<![\d.,])(\d+)\.(\d+)(?=\s?(?:m?g|m?l|[cm]m|V|W|Hz|\$|%)(?!\p{L}))/gu, '$1,$2');
