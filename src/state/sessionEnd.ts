import { create } from 'zustand';

/** Whether the session has ended by itself and its shopper was not told yet. */
export const useSessionEnd = create<{ isUntold: boolean }>(() => ({ isUntold: false }));

/** The shopper knows. */
export const sessionEndTold = (): void => useSessionEnd.setState({ isUntold: false });
