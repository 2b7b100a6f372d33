import handle from './api.mts';

// Netlify keeps this prefix to functions, so each of its addresses needs a file of its name.
export default handle;
