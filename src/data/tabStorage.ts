import type { TextStorage } from './storage';

/** Survives a reload. If storage is blocked or full, nothing is stored. */
export const tabStorage: TextStorage = {
  load: (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  save: (key, text) => {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Without storage, the value is only kept in memory by the caller.
    }
  },
};
