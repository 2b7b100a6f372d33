import { createHash } from 'node:crypto';
import { serviceChangeSchema, type ProviderService } from '../../../../src/domain/staff/serviceSchema';

/** Contains all days that have hours of their own, including past ones: midnight is not a change. */
type Versioned = Omit<ProviderService, 'versions' | 'pause'>;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const termNames = Object.keys(serviceChangeSchema.shape) as (keyof typeof serviceChangeSchema.shape)[];

/** Derived from the content: whoever saves what is there already changes no version. */
export const serviceVersions = (service: Versioned): ProviderService['versions'] => ({
  deliveryTimes: hash(['delivery', service.deliveryTimes]),
  pickupTimes: hash(['pickup', service.pickupTimes]),
  exceptions: hash(service.exceptions),
  terms: hash(termNames.map((name) => service[name])),
  zones: hash(service.postalCodes),
});
