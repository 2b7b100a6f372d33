import { create } from 'zustand';
import { announce } from './announcements';

export interface ToastMessage {
  id: number;
  variant: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; run: () => void };
  /** Does not close by itself, for an offer that must not be missed. */
  isPersistent?: boolean;
}

export const useToasts = create<{ toasts: ToastMessage[] }>(() => ({ toasts: [] }));

/** More toasts would cover the page on a phone. */
const maxToasts = 3;

let lastId = 0;

/** Replaces a toast with the same message; a fourth one replaces the oldest. */
export function showToast(toast: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  const added = { ...toast, id: lastId };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ message }) => message !== toast.message), added].slice(-maxToasts),
  }));
  const { variant, message, action } = toast;
  announce(action ? `${message} ${action.label}` : message, variant === 'error' ? 'assertive' : 'polite');
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
