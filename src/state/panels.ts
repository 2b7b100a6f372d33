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
  /** The one open panel. */
  open: PanelId | null;
  /** The panel that it takes a step for, such as the address for the cart. */
  returnTo: PanelId | null;
}

export const usePanel = create<Panels>(() => ({ open: null, returnTo: null }));

export const openPanel = (open: PanelId | null, returnTo: PanelId | null = null): void =>
  usePanel.setState({ open, returnTo });
export const closePanel = (): void => openPanel(null);
/** Closes a panel whose step is done, and returns to the panel that it was taken for. */
export const finishPanel = (): void => openPanel(usePanel.getState().returnTo);
export const togglePanel = (id: PanelId): void => openPanel(usePanel.getState().open === id ? null : id);
