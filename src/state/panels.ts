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
}

export const usePanel = create<Panels>(() => ({ open: null, returnTo: null }));

export const openPanel = (open: PanelId | null, returnTo: PanelId | null = null): void =>
  usePanel.setState({ open, returnTo });
export const closePanel = (): void => openPanel(null);
export const returnToPreviousPanel = (): void => openPanel(usePanel.getState().returnTo);
export const togglePanel = (id: PanelId): void => openPanel(usePanel.getState().open === id ? null : id);
