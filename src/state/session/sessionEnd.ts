import { create } from 'zustand';

/** True if the session ended without a sign-out and the shopper has not seen the message yet. */
export const useSessionEnd = create<{ isPending: boolean }>(() => ({ isPending: false }));

export const acknowledgeSessionEnd = (): void => useSessionEnd.setState({ isPending: false });
