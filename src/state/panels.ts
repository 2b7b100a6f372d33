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

interface Panels {
  open: PanelId | null;
  /** The panel to return to, such as the cart after choosing an address. */
  returnTo: PanelId | null;
  /** The text that the search starts with. */
  searchText: string;
}

export const usePanel = create<Panels>(() => ({ open: null, returnTo: null, searchText: '' }));

export const openPanel = (open: PanelId | null, returnTo: PanelId | null = null): void =>
  usePanel.setState({ open, returnTo, searchText: '' });
export const openSearch = (searchText: string): void =>
  usePanel.setState({ open: 'search', returnTo: null, searchText });
export const closePanel = (): void => openPanel(null);
export const returnToPreviousPanel = (): void => openPanel(usePanel.getState().returnTo);
export const togglePanel = (id: PanelId): void => openPanel(usePanel.getState().open === id ? null : id);
