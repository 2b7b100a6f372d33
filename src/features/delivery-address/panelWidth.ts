/** S9-05. */
export const panelWidth = 352;
