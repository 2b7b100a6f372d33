/** The words of stores and their map. */
export const enStores = {
  'storeLocator.results.one': '{count} store',
  'storeLocator.results.other': '{count} stores',
  'storeLocator.none': 'No store is listed near this address.',
  'storeLocator.order.town': 'Sorted by town',
  'storeLocator.order.near': 'Nearest to {address} first',
  'storeLocator.order.unknown': 'Sorted by town: {address} was not found',
  'storeLocator.list': 'List',
  'storeLocator.map': 'Map',
  'storeLocator.distance': '{distance} mi',
  'storeLocator.callAhead': 'Stock changes daily. We suggest calling ahead.',
  'storeLocator.call': 'Call {store}',
  'storeLocator.directions': 'Directions to {store}',
  'storeLocator.hours': 'Hours',
  'storeLocator.open': 'Open until {time}',
  'storeLocator.closed': 'Closed',
  'storeLocator.opens': 'Opens {time}',
} as const;
