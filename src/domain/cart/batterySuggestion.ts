import type { CartItem } from './cart';

/** The price of a battery, in dollars, as quoted in the suggestion. */
export const suggestedBatteryPrice = 30;

/** True for a cart with only pods. Every device in the shop is a battery or a kit that includes one. */
export const lacksBattery = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every(({ metadata }) => metadata.productType === 'oil');
