import { and, inArray, ne } from 'drizzle-orm';
import type { ZoneArea } from '../../../../src/domain/staff/serviceSchema';
import type { Database } from '../../../database/client';
import { providerZones } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { zipCodesNear } from '../../../platform/maps/zipCodesNear';

/** The distance that a driver can cover within a delivery window. */
const radiusKm = 40;
/** Keeps the map readable and its cells large enough to tap. */
const maxAreas = 250;

export async function listZoneAreas(database: Database, providerId: string, near: string): Promise<ZoneArea[]> {
  const areas = zipCodesNear(near, radiusKm)?.slice(0, maxAreas);
  if (!areas) throw new ServiceError({ code: 'place_unknown', detail: `We couldn’t find the ZIP code ${near}.` });
  const codes = areas.map(({ code }) => code);
  const others = await database
    .selectDistinct({ postalCode: providerZones.postalCode })
    .from(providerZones)
    .where(and(inArray(providerZones.postalCode, codes), ne(providerZones.providerId, providerId)));
  const shared = new Set(others.map(({ postalCode }) => postalCode));
  return areas.map(({ code, town, latitude, longitude }) => ({
    postalCode: code,
    town: town.name,
    latitude,
    longitude,
    isShared: shared.has(code),
  }));
}
