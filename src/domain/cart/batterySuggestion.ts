import type { CartItem } from './cart';

/** S2-55, S9-02: what the suggestion says that a battery costs, in dollars. */
export const suggestedBatteryPrice = 30;

/** S2-55, S4-22: pods alone need a battery; every device of the shop is one, or a kit with one. */
export const lacksBattery = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every(({ metadata }) => metadata.productType === 'oil');
