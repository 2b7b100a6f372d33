/** A subtotal in dollars. */
export const freeDeliveryAbove = 50;
