import type { RetailRegion } from './storeTowns';

/** A store's name is a start and an end from these lists plus its kind: 'Brindlefold Cannabis'. */
export const nameStarts = [
  'Brindle',
  'Cobble',
  'Dapple',
  'Fallow',
  'Gable',
  'Inkle',
  'Jasper',
  'Kindle',
  'Lichen',
  'Marlow',
  'Nimble',
  'Osier',
  'Pebble',
  'Quarry',
  'Rowan',
  'Sable',
  'Teasel',
  'Umber',
  'Vesper',
  'Yarrow',
];
export const nameEnds = ['wick', 'fold', 'stead', 'combe', 'garth', 'holt', 'rigg', 'shaw', 'thorpe', 'croft'];

const adultUse = ['Cannabis', 'Dispensary', 'Provisions', 'Cannabis Co.', 'Collective'];
export const nameKinds: Record<RetailRegion, string[]> = {
  CA: adultUse,
  OH: ['Dispensary', 'Cannabis', 'Provisions'],
  MO: ['Dispensary', 'Cannabis', 'Provisions'],
  UT: ['Medical Cannabis Pharmacy'],
  WA: adultUse,
  CO: adultUse,
  NM: adultUse,
  ON: ['Cannabis', 'Cannabis Co.', 'Cannabis House'],
  AB: ['Cannabis', 'Cannabis Co.', 'Cannabis House'],
};

export const streets = [
  'Larch Street',
  'Depot Street',
  'Foundry Avenue',
  'Mill Street',
  'Orchard Avenue',
  'Station Road',
  'Cooper Street',
  'Bridge Road',
  'Juniper Avenue',
  'Granary Lane',
  'Quarry Road',
  'Tanner Street',
  'Willow Avenue',
  'Railroad Avenue',
  'Linden Street',
  'Ferry Street',
  'Sycamore Avenue',
  'Market Lane',
  'Spring Street',
  'Chandler Road',
  'Poplar Avenue',
  'Weaver Street',
  'Brewery Lane',
  'Hawthorn Street',
];
