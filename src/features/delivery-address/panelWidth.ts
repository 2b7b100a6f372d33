/** In CSS pixels, set by the specification. */
export const panelWidth = 352;
