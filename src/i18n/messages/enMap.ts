/** Messages of the store map, and of a search without results. */
export const enMap = {
  'storeLocator.noMatch': 'No store here matches “{text}”.',
  'storeLocator.noMatch.brand': 'No store here carries {brand}.',
  'storeLocator.noMatch.both': 'No store here carries {brand} and matches “{text}”.',
  'storeLocator.noMatch.nearest': 'The nearest store',
  'storeLocator.showAll': 'Show all stores',
  'storeLocator.nearAddress': 'Find stores near an address',
  'storeLocator.map.label': 'Map of stores',
  'storeLocator.map.marker': '{store}, {city}',
  'storeLocator.map.zoomIn': 'Zoom in',
  'storeLocator.map.zoomOut': 'Zoom out',
  'storeLocator.map.hint': 'Choose a marker to see its store.',
  'storeLocator.map.fingers': 'Two fingers move the map.',
  'storeLocator.map.failed': 'The map did not load.',
  'storeLocator.map.plain': 'The outlines of the map did not load. The markers stand right all the same.',
  'storeLocator.map.simpler': 'The detailed map is not available now, so this one is simpler.',
  'storeLocator.map.credit': 'Outlines: U.S. Census Bureau, Natural Earth. Towns:',
} as const;
