import type { messages as en } from '../en/ratings';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'rating.tag.good-vapor': 'Good vapour',
  'rating.tag.low-vapor': 'Low vapour',
  'rating.tag.tasty-flavor': 'Tasty flavour',
  'rating.tag.bad-flavor': 'Bad flavour',
  'alert.removing': 'Cancelling…',
  'alert.removed': 'Alert cancelled.',
};
