/** Uses scrollbars that take up space, as on Windows, so that a gap beside a panel shows. */
export const firefoxPreferences = { 'ui.useOverlayScrollbars': 0 };
