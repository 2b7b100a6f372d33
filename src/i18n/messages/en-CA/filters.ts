import type { messages as en } from '../en/filters';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'list.deliveredBy': 'Delivered by {provider}, licence {licence}',
  'list.distance': '{distance} km away',
};
