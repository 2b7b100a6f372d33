/** The channel on which a local editor tells this browser's open pages that the site was built again. */
export const buildChannel = 'site-build';
