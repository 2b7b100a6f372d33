import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { toCents } from '../../../../src/domain/money/money';
import { parseZone } from '../../../../src/domain/staff/parseZone';
import type { Pause, ProviderService, ServiceChange, ZonesResult } from '../../../../src/domain/staff/serviceSchema';
import { providers, providerZones } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { isKnownZipCode } from '../../../platform/maps/zipCodesNear';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { staffTransaction, type StaffScope } from '../members/staffTransaction';
import { locatePickupAddress } from './locatePickupAddress';
import { readService } from './readService';
import { requireVersion, type ServiceWriter } from './requireVersion';

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : toCents(dollars));

export const toProviderColumns = ({
  deliveryTotalMinimum,
  pickupTotalMinimum,
  deliveryFee,
  ...same
}: ServiceChange) => ({
  ...same,
  deliveryTotalMinimumCents: cents(deliveryTotalMinimum),
  pickupMinimumCents: cents(pickupTotalMinimum),
  deliveryFeeCents: cents(deliveryFee),
});

/** Existing orders keep their fee, tax and limits. */
export const changeService = (
  context: AppContext,
  { signedIn, providerId, expected }: ServiceWriter,
  change: ServiceChange,
): Promise<ProviderService> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const isProvider = eq(providers.id, providerId);
    const [before] = await transaction.select().from(providers).where(isProvider).for('no key update');
    const { pickupAddress } = change;
    const located = pickupAddress && { pickupAddress: locatePickupAddress(pickupAddress, before!.pickupAddress) };
    const set = Object.entries(toProviderColumns({ ...change, ...located })).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before![name as keyof typeof before]),
    );
    if (set.length) {
      await requireVersion(transaction, { providerId, expected, parts: ['terms'] }, now);
      await transaction.update(providers).set(Object.fromEntries(set)).where(isProvider);
      const from = Object.fromEntries(set.map(([name]) => [name, before![name as keyof typeof before]]));
      const detail = { from, to: Object.fromEntries(set) };
      await appendAudit(transaction, { actor, providerId, action: 'service.set', subject: providerId, detail, now });
    }
    return readService(transaction, providerId, now);
  });

const pastPause = () =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Please choose a time that is still to come.',
    errors: [{ path: 'until', message: 'expected a time that is still to come' }],
  });

/** Stops offering slots until a time, or resumes. Open orders stay unchanged. */
export const setPause = (
  context: AppContext,
  { signedIn, providerId }: StaffScope,
  pause: Pause | null,
): Promise<ProviderService> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    if (pause && Date.parse(pause.until) <= now.getTime()) throw pastPause();
    await transaction
      .update(providers)
      .set({ pausedUntil: pause && new Date(pause.until), pauseReason: pause && pause.reason })
      .where(eq(providers.id, providerId));
    const action = pause ? ('service.pause' as const) : ('service.resume' as const);
    await appendAudit(transaction, { actor, providerId, action, subject: providerId, detail: { ...pause }, now });
    return readService(transaction, providerId, now);
  });

const zoneInvalid = (errors: ZonesResult['errors']) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'The list has lines that are not postal codes. Nothing was changed.',
    errors: errors.map(({ line, message }) => ({ path: 'text', message: `line ${line}: ${message}` })),
  });

/** Changes nothing on a dry run. Throws `not_valid` for a list with errors, which a dry run returns. */
export const changeZones = (
  context: AppContext,
  { signedIn, providerId, expected }: ServiceWriter,
  { text, isDryRun }: { text: string; isDryRun: boolean },
): Promise<ZonesResult> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const { postalCodes, errors } = parseZone(text);
    if (errors.length && !isDryRun) throw zoneInvalid(errors);
    await transaction
      .select({ id: providers.id })
      .from(providers)
      .where(eq(providers.id, providerId))
      .for('no key update');
    const rows = await transaction
      .select({ postalCode: providerZones.postalCode })
      .from(providerZones)
      .where(eq(providerZones.providerId, providerId));
    const before = new Set(rows.map(({ postalCode }) => postalCode));
    const requested = new Set(postalCodes);
    const added = postalCodes.filter((code) => !before.has(code));
    const removed = [...before].filter((code) => !requested.has(code)).toSorted();
    if (!isDryRun && added.length + removed.length > 0) {
      await requireVersion(transaction, { providerId, expected, parts: ['zones'] }, now);
      if (removed.length)
        await transaction
          .delete(providerZones)
          .where(and(eq(providerZones.providerId, providerId), inArray(providerZones.postalCode, removed)));
      if (added.length)
        await transaction.insert(providerZones).values(added.map((postalCode) => ({ providerId, postalCode })));
      const detail = { added, removed };
      await appendAudit(transaction, { actor, providerId, action: 'zones.set', subject: providerId, detail, now });
    }
    const unknown = added.filter((code) => !isKnownZipCode(code));
    const service = await readService(transaction, providerId, now);
    return { postalCodes, added, removed, unknown, errors, isSaved: !isDryRun, service };
  });
