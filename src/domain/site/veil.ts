/**
 * The id of an empty dialog that is open as a modal one under the veil, from before the first paint until the gate is gone. It
 * keeps the page out of reach while the gate is on its way. And what it makes inert, which means to style the whole page anew,
 * is so already when the gate opens: it would hold a phone's thread just when the page comes to life.
 */
export const veilId = 'veil';
