import { create } from 'zustand';

export type PanelId =
  | 'address'
  | 'cart'
  | 'menu'
  | 'region'
  | 'language'
  | 'storeAddress'
  | 'hours'
  | 'notifications'
  | 'compare'
  | 'search';

/** The one open panel. */
export const usePanel = create<{ open: PanelId | null }>(() => ({ open: null }));

export const openPanel = (open: PanelId): void => usePanel.setState({ open });
export const closePanel = (): void => usePanel.setState({ open: null });
export const togglePanel = (id: PanelId): void => usePanel.setState(({ open }) => ({ open: open === id ? null : id }));
