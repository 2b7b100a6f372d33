import type { CartItem } from './cart';

/** In dollars. */
export const suggestedBatteryPrice = 30;

/** Every device in the shop is a battery or a kit that includes one. */
export const lacksBattery = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every(({ metadata }) => metadata.productType === 'oil');
