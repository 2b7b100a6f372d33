import type { DayHours } from '../../../src/domain/delivery/providerSchema';
import { journeyServer } from '../../config/journeyServer';

export interface DispensaryWishes {
  /** Hours of every day, where they differ from the demo's. */
  hours?: Partial<DayHours>;
  /** Places in each delivery window. Without it, there is room for everybody. */
  capacity?: number;
  /** Units of every product. Without it, as at the demo's dispensary. */
  stock?: number;
}

export interface OwnDispensary {
  providerId: string;
  town: string;
  postalCode: string;
  /** A street address that only this dispensary serves. */
  address: string;
}

/** A dispensary that no other journey uses, for one that changes stock, prices, hours or capacity. */
export async function ownDispensary(wishes: DispensaryWishes = {}): Promise<OwnDispensary> {
  const url = `http://127.0.0.1:${journeyServer().groundPort}/__journeys/dispensary`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(wishes) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as OwnDispensary;
}
