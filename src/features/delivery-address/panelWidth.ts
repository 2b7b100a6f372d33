/** In CSS pixels, as the specification sets it. */
export const panelWidth = 352;
