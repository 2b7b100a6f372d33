import { create } from 'zustand';
import { announce } from './announcements';

/** S3-23: a short message that leaves by itself (S9-07). */
export interface ToastMessage {
  id: number;
  variant: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; run: () => void };
  /** Until it is answered: an offer that is not to be missed. */
  stays?: boolean;
}

export const useToasts = create<{ toasts: ToastMessage[] }>(() => ({ toasts: [] }));

/** More would cover a phone's page. */
const most = 3;

let last = 0;

/** Shows a toast and has it read out. One that says the same gives way to it, and the oldest to a fourth. */
export function showToast(toast: Omit<ToastMessage, 'id'>): void {
  last += 1;
  const shown = { ...toast, id: last };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ message }) => message !== toast.message), shown].slice(-most),
  }));
  const { variant, message, action } = toast;
  announce(action ? `${message} ${action.label}` : message, variant === 'error' ? 'assertive' : 'polite');
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
