import type { z } from 'zod';
import type { newProviderSchema, WebhookSecret } from '../../../../src/domain/staff/onboardingSchema';
import { parseZone } from '../../../../src/domain/staff/parseZone';
import { insertProvider } from '../../../database/insertProvider';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';
import { toProviderColumns } from './changeService';
import { locatePickupAddress } from './locatePickupAddress';

const providerExists = () =>
  new ServiceError({ code: 'provider_exists', detail: 'There already is a dispensary with this id.' });

const zoneInvalid = (errors: { line: number; message: string }[]) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Some of what you entered isn’t valid. Please check it and try again.',
    errors: errors.map(({ line, message }) => ({ path: `zone line ${line}`, message })),
  });

/** Without hours, a new dispensary is closed. */
const defaults = {
  deliveryTimes: {},
  pickupTimes: {},
  deliveryTotalMinimumCents: 5000,
  deliveryFeeCents: 500,
  purchaseLimitGrams: 8,
  purchaseLimitOilGrams: 8,
  slotCapacity: 10,
};

const omitUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };

/** Returns the webhook secret, which is not shown again. */
export function createProvider(
  context: AppContext,
  signedIn: SignedInStaff,
  {
    providerId,
    timezone,
    deliveryTimes,
    pickupTimes,
    webhookUrl,
    zone,
    ...service
  }: z.output<typeof newProviderSchema>,
): Promise<WebhookSecret> {
  const { postalCodes, errors } = parseZone(zone);
  if (errors.length) throw zoneInvalid(errors);
  const { name, licence, taxRate } = service;
  const pickupAddress = service.pickupAddress && locatePickupAddress(service.pickupAddress, null);
  const provided = omitUndefined({ ...toProviderColumns({ ...service, pickupAddress }), deliveryTimes, pickupTimes });
  const provider = { ...defaults, ...provided, name, licence, taxRate, id: providerId, timezone, webhookUrl };
  return staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const webhookSecret = await insertProvider(transaction, { provider, zone: postalCodes });
    if (webhookSecret === null) throw providerExists();
    const detail = { name, licence };
    await appendAudit(transaction, { actor, providerId, action: 'provider.create', subject: providerId, detail, now });
    return { providerId, webhookSecret, previousSecretUntil: null };
  });
}
