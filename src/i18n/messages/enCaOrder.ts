import type { en } from './en';

/** Canadian English overrides for the account, order and pod messages. */
export const enCaOrder: Partial<Record<keyof typeof en, string>> = {
  'error.address': 'We couldn’t find that address. Check the street, city and postal code.',
  'address.placeholder': 'Street, city or postal code',
  'address.noSuggestions': 'No address found. Check the spelling, or try the postal code.',
  'address.whichCode': 'Which postal code?',
  'address.whichCode.hint': '{street}, {town}: the postal code decides which dispensary delivers.',
  'address.whichCode.choose': 'Choose your postal code',
  'address.whichCode.use': 'Use this postal code',
  'address.licence': 'Licence {licence}',
  'address.unverified': 'We found the town and postal code, but not the street. Please check it.',
  'cart.freeDelivery': 'Other terms apply above {price}.',
  'cart.toFreeDelivery': 'Add {price} and other terms apply',
  'register.namesHint': 'Use the name on your ID.',
  'checkout.review.seller': 'Sold by {provider}, licence {licence}',
  'order.status.delivery.CANCELLED': 'Cancelled',
  'order.status.pickup.CANCELLED': 'Cancelled',
  'order.about.delivery.CANCELLED': 'This order was cancelled. Nothing was charged.',
  'order.about.pickup.CANCELLED': 'This order was cancelled. Nothing was charged.',
  'order.cancel.cancelling': 'Cancelling…',
  'rating.tag.good-vapor': 'Good vapour',
  'rating.tag.low-vapor': 'Low vapour',
  'rating.tag.tasty-flavor': 'Tasty flavour',
  'rating.tag.bad-flavor': 'Bad flavour',
};
