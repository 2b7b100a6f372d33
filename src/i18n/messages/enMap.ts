/** Messages of the store map, and of a search without results. */
export const enMap = {
  'storeLocator.noMatch': 'No stores here match “{text}”.',
  'storeLocator.noMatch.brand': 'No stores here carry {brand}.',
  'storeLocator.noMatch.both': 'No stores here carry {brand} and match “{text}”.',
  'storeLocator.noMatch.nearest': 'Nearest store',
  'storeLocator.showAll': 'Show all stores',
  'storeLocator.nearAddress': 'Find stores near an address',
  'storeLocator.map.label': 'Map of stores',
  'storeLocator.map.marker': '{store}, {city}',
  'storeLocator.map.zoomIn': 'Zoom in',
  'storeLocator.map.zoomOut': 'Zoom out',
  'storeLocator.map.hint': 'Select a marker to see the store.',
  'storeLocator.map.fingers': 'Use two fingers to move the map.',
  'storeLocator.map.failed': 'The map didn’t load.',
  'storeLocator.map.plain': 'The map’s outlines didn’t load, but every marker is in the right place.',
  'storeLocator.map.simpler': 'The detailed map isn’t available right now, so here’s a simpler one.',
  'storeLocator.map.credit': 'Outlines: U.S. Census Bureau, Natural Earth. Towns:',
} as const;
