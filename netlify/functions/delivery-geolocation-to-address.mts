import api from './api.mts';

// Netlify reserves this path prefix for functions, so each URL needs a file of the same name.
export default api;
