/**
 * The id of an empty modal dialog that is open under the veil from before the first paint until the gate closes. It
 * blocks the page while the gate loads. It also makes the page inert early: doing that when the gate opens would
 * restyle the whole page and block a phone's main thread during hydration.
 */
export const veilId = 'veil';
