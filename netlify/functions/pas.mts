import api from './api.mts';

export default api;

export const config = { path: '/pas/*' };
