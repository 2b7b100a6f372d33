import type { messages as en } from '../en/product';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'product.findSeller': 'Find an authorized seller',
};
