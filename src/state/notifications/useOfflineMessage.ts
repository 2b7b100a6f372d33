import { useEffect } from 'react';
import { announce } from './announcements';
import { useOnline } from '../hooks/useOnline';

/** Returns a message while offline, else null, and announces it when the network is lost. */
export function useOfflineMessage(words: string): string | null {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) announce(words);
  }, [isOnline, words]);
  return isOnline ? null : words;
}
