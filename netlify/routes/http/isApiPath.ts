/** Paths handled by functions. All others belong to the site. */
export const isApiPath = (path: string): boolean => /^\/(v1|pas|\.netlify\/functions)\//.test(path);
