import type { messages as en } from '../en/account';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'error.address': 'We couldn’t find that address. Check the street, city and postal code.',
  'header.favorites': 'Favourites',
  'register.namesHint': 'Use the name on your ID.',
};
