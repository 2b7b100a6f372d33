import { useEffect } from 'react';
import { announce } from './announcements';
import { useOnline } from './useOnline';

/** What it means here that there is no network, read out when it goes; null while there is one. */
export function useOfflineWords(words: string): string | null {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) announce(words);
  }, [isOnline, words]);
  return isOnline ? null : words;
}
