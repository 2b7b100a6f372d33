import handle from './api.mts';

/** The part of the user API that has a base address of its own (D-36). */
export default handle;

export const config = { path: '/pas/*' };
