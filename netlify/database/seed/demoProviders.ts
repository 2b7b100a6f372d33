import type { DayHours, DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { weekdays } from '../../../src/domain/time/weekdays';
import { bayAreaZone, losAngelesZone, sanDiegoZone } from './demoZones';

const everyDay = (open: string, close: string, leadtime: number): DeliveryProvider['deliveryTimes'] =>
  Object.fromEntries(weekdays.map((day): [string, DayHours] => [day, { open, close, leadtime, timeframe: 60 }]));

const shared = {
  timezone: 'America/Los_Angeles',
  deliveryAllowedDaysInAdvance: 3,
  deliveryMinimumDaysInAdvance: 0,
  deliveryTotalMinimumCents: 4000,
  deliveryFeeCents: 500,
  purchaseLimitGrams: 8,
  purchaseLimitOilGrams: 8,
};

/** Fictional dispensaries in real postal codes. No real license has a number of this range. */
export const demoProviders = [
  {
    ...shared,
    id: 'sunhollow-los-angeles',
    name: 'Sunhollow Collective',
    licence: 'C9-0990114-LIC',
    pickupTimes: everyDay('10:00', '21:00', 30),
    deliveryTimes: everyDay('10:00', '21:00', 45),
    taxRate: 0.195,
    slotCapacity: 12,
    phone: '2135550142',
    pickupAddress: {
      addressOne: '418 E Marigold St',
      addressTwo: '',
      city: 'Los Angeles',
      state: 'CA',
      postalCode: '90013',
      latitude: 34.0448,
      longitude: -118.2434,
    },
    pickupMinimumCents: 1500,
    sort: 1,
    zone: losAngelesZone,
  },
  {
    ...shared,
    id: 'fogbell-bay-area',
    name: 'Fogbell Provisions',
    licence: 'C9-0990227-LIC',
    pickupTimes: everyDay('10:00', '20:00', 30),
    deliveryTimes: everyDay('10:00', '20:00', 45),
    deliveryTotalMinimumCents: 5000,
    taxRate: 0.18625,
    slotCapacity: 10,
    phone: '4155550167',
    pickupAddress: {
      addressOne: '92 Foghorn Aly',
      addressTwo: '',
      city: 'San Francisco',
      state: 'CA',
      postalCode: '94105',
      latitude: 37.7898,
      longitude: -122.3942,
    },
    pickupMinimumCents: 2000,
    sort: 2,
    zone: bayAreaZone,
  },
  {
    ...shared,
    id: 'tidegrove-san-diego',
    name: 'Tidegrove Dispensary',
    licence: 'C9-0990341-LIC',
    pickupTimes: everyDay('09:00', '21:00', 30),
    deliveryTimes: everyDay('09:00', '21:00', 45),
    deliveryMinimumDaysInAdvance: 1,
    taxRate: 0.1775,
    slotCapacity: 8,
    sort: 3,
    zone: sanDiegoZone,
  },
];
