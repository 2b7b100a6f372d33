import { resolveRegion } from '../region/resolveRegion';
import type { Region } from '../region/regions';
import type { Address } from './addressSchema';

/**
 * S4-27, D-06: the region that an address belongs to. Its state's own one where that is the current one, hidden as it may
 * be; else what any typed place resolves to: { country: 'US', state: 'MI' } → Ohio.
 */
export function addressRegion({ country, state }: Pick<Address, 'country' | 'state'>, current: Region): Region {
  const market = country === 'US' ? 'us' : 'ca';
  const isHere = current.country === market && current.code === state;
  return isHere ? current : resolveRegion(market, state);
}
