import handle from './api.mts';

/** Handles the user API's separate base path. */
export default handle;

export const config = { path: '/pas/*' };
