import type { Device, Words } from '../../../src/domain/catalogue/productSchema';
import { regions } from '../../../src/domain/region/regions';
import { devices, type DeviceEntry } from './data/devices';
import { canadianWords, originalId, visibilityIn } from './productParts';

/** Devices use the house brand, which makes no oils. */
const deviceBrand = 'lumapod';

function makeDevice(entry: DeviceEntry): Device {
  const { slug, isSoldInCanada, price } = entry;
  // Products sold only in the United States need no French, even where they share text with the battery.
  const worded = ({ en, fr }: Words): Words => (isSoldInCanada ? canadianWords({ en, fr: fr! }) : { en });
  const sold = regions.filter(({ country }) => isSoldInCanada || country === 'us').map(({ code }) => code);
  return {
    originalId: originalId(slug),
    slug,
    title: worded(entry.title),
    productType: 'devices',
    brand: deviceBrand,
    tagline: worded(entry.tagline),
    description: worded(entry.description),
    highlights: entry.highlights.map(worded),
    specifications: entry.specifications.map(({ name, value }) => ({ name: worded(name), value: worded(value) })),
    inTheBox: entry.inTheBox.map(worded),
    pictures: entry.pictures,
    availability: 'available',
    expressDeliveryProvidersCount: entry.expressDeliveryProvidersCount,
    visibility: visibilityIn(sold),
    variants: [
      {
        id: slug,
        title: worded(entry.title),
        grams: null,
        thcGrams: null,
        coaReport: null,
        availability: 'available',
        suggestedPrice: price,
        batchIds: [],
      },
    ],
    publishedOn: entry.publishedOn,
  };
}

/** The battery is sold everywhere, the kits only in the United States. */
export const makeDevices = (): Device[] => devices.map(makeDevice);
