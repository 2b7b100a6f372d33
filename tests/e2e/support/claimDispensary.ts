import type { DayHours } from '../../../src/domain/delivery/providerSchema';
import { journeyServer } from '../../config/journeyServer';

export interface DispensaryWishes {
  /** The hours of every day, if they differ from the demo's. */
  hours?: Partial<DayHours>;
  /** The capacity of each delivery window. By default, there is room for everybody. */
  capacity?: number;
  /** Units of every product. The default is the stock of the demo's dispensary. */
  stock?: number;
}

export interface ClaimedDispensary {
  providerId: string;
  town: string;
  postalCode: string;
  /** A street address that only this dispensary serves. */
  address: string;
}

/** Claims a dispensary that no other journey uses, for journeys that change stock, prices, hours or capacity. */
export async function claimDispensary(wishes: DispensaryWishes = {}): Promise<ClaimedDispensary> {
  const url = `http://127.0.0.1:${journeyServer().groundPort}/__journeys/dispensary`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(wishes) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ClaimedDispensary;
}
