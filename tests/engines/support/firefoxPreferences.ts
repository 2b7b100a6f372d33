/** Scrollbars that take space, as on Windows: a strip beside a panel shows. */
export const firefoxPreferences = { 'ui.useOverlayScrollbars': 0 };
