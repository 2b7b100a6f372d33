import { create } from 'zustand';

/** True if the session ended by itself and the shopper has not seen a message about it. */
export const useSessionEnd = create<{ isPending: boolean }>(() => ({ isPending: false }));

export const acknowledgeSessionEnd = (): void => useSessionEnd.setState({ isPending: false });
