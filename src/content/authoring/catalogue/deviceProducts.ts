import type { Device, Words } from '../../../domain/catalogue/productSchema';
import { regions } from '../../../domain/region/regions';
import { devices, type DeviceEntry } from './data/devices';
import { canadianWords, originalId, visibilityIn } from './productParts';

/** The devices bear the name of the house, which is no maker of oils. */
const deviceBrand = 'lumapod';

function makeDevice(entry: DeviceEntry): Device {
  const { slug, isSoldInCanada, price } = entry;
  // What the United States alone reads keeps no French, even where it shares a part with the battery.
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

/** S2-14: the battery everywhere, the kits in the United States. */
export const makeDevices = (): Device[] => devices.map(makeDevice);
