/** The words of product pages that stand at their top. */
export const enProduct = {
  'product.pictureOf': 'Picture of {title}',
  'product.size': 'Size',
  'product.pictures': 'Pictures of {title}',
  'product.askSeller': 'Sold by licensed sellers. Ask yours for it.',
  'product.findStores': 'Find a store',
  'product.related': 'You may also compare',
  'product.notInRegion': 'This product is not sold in your region.',
  'product.restricted': 'Pod info is unavailable in your region due to local restrictions.',
  'product.enlarge': 'Enlarge picture {at} of {total}',
  'product.unknownVariant': 'This link names a size that we do not sell. You are seeing {title}.',
  'product.soldOut.everywhere': 'No dispensary has any left.',
  'product.soldOut.here': '{provider} has none left.',
  'product.unavailable.here': '{provider} does not carry it.',
  'product.unavailable.noProvider': 'No dispensary delivers to your address.',
  'product.otherAddress': 'Change the address',
  'product.deliveryNote': 'Delivered by a licensed dispensary. You pay at the door.',
} as const;
