/** The channel on which a local editor notifies this browser's open pages of a rebuilt site. */
export const buildChannel = 'site-build';
