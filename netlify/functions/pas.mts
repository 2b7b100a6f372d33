import handle from './api.mts';

export default handle;

export const config = { path: '/pas/*' };
