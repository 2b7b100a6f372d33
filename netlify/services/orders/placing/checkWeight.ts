import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import type { providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { isTrusted, type AccountStanding } from '../../../../src/domain/order/fairLimits';
import { addWeights, closestLimit, type OrderWeights, type WeightUse } from '../../../../src/domain/order/weightLimit';
import type { DayWeights } from '../../people/pastUses';

interface WeightShare {
  dayTotals: DayWeights;
  standing: AccountStanding;
}

const holders = ['account', 'door', 'id'] as const;
type Holder = (typeof holders)[number];
/** The law limits what one person buys. The door limit keeps one person from using many accounts. */
const legalHolders: readonly Holder[] = ['account', 'id'];

export const addDayWeights = (one: DayWeights, other: DayWeights): DayWeights => ({
  account: addWeights(one.account, other.account),
  door: addWeights(one.door, other.door),
  id: addWeights(one.id, other.id),
});

const weightNames = { thc: 'THC', oil: 'cannabis concentrate' };
const advice = 'Please order less, or choose another day.';

function overWeightLimit(holder: Holder, { counted, limit, excess }: WeightUse, hasOthers: boolean): ServiceError {
  const excessText = `${excess} g of ${weightNames[counted]}`;
  const withOthersDetail = (others: string) =>
    `Together with other orders ${others}, yours exceeds the legal limit of ${limit} grams for one day by ${excessText}. ${advice}`;
  const withOthers = hasOthers ? ' Your other orders for the same day count too.' : '';
  const failures: Record<Holder, { code: ProblemCode; detail: string }> = {
    account: {
      code: 'over_weight_limit',
      detail: `Your order exceeds the legal limit of ${limit} grams for an online order by ${excessText}.${withOthers}`,
    },
    door: { code: 'address_weight_limit', detail: withOthersDetail('to this address') },
    id: { code: 'id_weight_limit', detail: withOthersDetail('under this ID') },
  };
  return new ServiceError(failures[holder]);
}

/** Trusted accounts are exempt from the door limit. */
export function checkWeight(
  provider: typeof providers.$inferSelect,
  { thcGrams, oilGrams }: OrderWeights,
  { standing, dayTotals }: WeightShare,
): void {
  const limits = { thcGrams: provider.purchaseLimitGrams, oilGrams: provider.purchaseLimitOilGrams };
  for (const holder of isTrusted(standing) ? legalHolders : holders) {
    const closest = closestLimit(addWeights(dayTotals[holder], { thcGrams, oilGrams }), limits);
    if (closest.excess > 0)
      throw overWeightLimit(holder, closest, dayTotals.account.thcGrams + dayTotals.account.oilGrams > 0);
  }
}
