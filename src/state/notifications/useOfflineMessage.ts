import { useEffect } from 'react';
import { announce } from './announcements';
import { useOnline } from '../hooks/useOnline';

export function useOfflineMessage(message: string): string | null {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) announce(message);
  }, [isOnline, message]);
  return isOnline ? null : message;
}
