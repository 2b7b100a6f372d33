import type { messages as en } from '../en/order';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'address.placeholder': 'Street, city or postal code',
  'address.noSuggestions': 'No address found. Check the spelling, or try the postal code.',
  'address.unknownCode': 'We couldn’t find this address with that postal code. Check the code, or leave it out.',
  'address.addTown': 'Add the city or postal code.',
  'address.licence': 'Licence {licence}',
  'address.unverified': 'We found the town and postal code, but not the street. Please check it.',
  'cart.freeDelivery': 'Other terms apply above {price}.',
  'cart.toFreeDelivery': 'Add {price} and other terms apply',
  'pickup.away': '{distance} km away',
  'checkout.review.seller': 'Sold by {provider}, licence {licence}',
  'order.status.delivery.CANCELLED': 'Cancelled',
  'order.status.pickup.CANCELLED': 'Cancelled',
  'order.about.delivery.CANCELLED': 'This order was cancelled. Nothing was charged.',
  'order.about.pickup.CANCELLED': 'This order was cancelled. Nothing was charged.',
  'order.cancel.cancelling': 'Cancelling…',
};
