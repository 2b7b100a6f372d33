import { create } from 'zustand';

/** S3-23: a short message that leaves by itself (S9-07). */
export interface ToastMessage {
  id: number;
  variant: 'info' | 'success' | 'error';
  message: string;
  action?: { label: string; run: () => void };
}

export const useToasts = create<{ toasts: ToastMessage[] }>(() => ({ toasts: [] }));

let last = 0;

export function showToast(toast: Omit<ToastMessage, 'id'>): void {
  last += 1;
  const id = last;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }));
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
