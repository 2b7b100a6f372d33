import { create } from 'zustand';

/** True if the session ended by itself and the shopper has not seen a message about it. */
export const useSessionEnd = create<{ isUnseen: boolean }>(() => ({ isUnseen: false }));

export const sessionEndShown = (): void => useSessionEnd.setState({ isUnseen: false });
