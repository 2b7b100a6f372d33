import { create } from 'zustand';

/** True if the session ended by itself and the shopper has not seen a message about it yet. */
export const useSessionEnd = create<{ isUnseen: boolean }>(() => ({ isUnseen: false }));

/** Call once the message has been shown. */
export const sessionEndShown = (): void => useSessionEnd.setState({ isUnseen: false });
