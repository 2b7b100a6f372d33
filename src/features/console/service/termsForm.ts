import { parsePhone } from '../../../domain/account/destination';
import { phoneDigits } from '../../../domain/account/phoneNumber';
import { serviceNumbers, taxRateOf } from '../../../domain/staff/serviceNumbers';
import type { ProviderService, ServiceChange } from '../../../domain/staff/serviceSchema';
import { formatNumberRefusal, readNumber } from '../../../domain/text/typedNumber';
import { pastedText } from '../../../domain/text/visibleText';

export const textFields = [
  ['name', 'Name'],
  ['licence', 'License number'],
] as const;
export const numberFields = [
  ['deliveryTotalMinimum', 'Minimum for delivery, $'],
  ['deliveryFee', 'Delivery fee, $'],
  ['pickupTotalMinimum', 'Minimum for pickup, $'],
  ['taxRate', 'Tax, %'],
  ['purchaseLimitGrams', 'THC in an order and a day, g'],
  ['purchaseLimitOilGrams', 'Concentrate in an order and a day, g'],
  ['slotCapacity', 'Orders in one window'],
  ['deliveryAllowedDaysInAdvance', 'Days that can be chosen'],
  ['deliveryMinimumDaysInAdvance', 'Days in advance'],
] as const;
export const addressFields = [
  ['addressOne', 'Street'],
  ['addressTwo', 'Unit'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'ZIP code'],
] as const;

type NumberName = (typeof numberFields)[number][0];
type AddressName = (typeof addressFields)[number][0];
export type TermName = (typeof textFields)[number][0] | NumberName | AddressName | 'phone';
/** Only the fields that were typed into. */
export type TermsDraft = Partial<Record<TermName, string>>;

/** The tax rate is stored as a fraction and shown as a percentage. */
const displayFactor = (name: NumberName) => (name === 'taxRate' ? 100 : 1);
const formatNumber = (name: NumberName, value: number) => String(Number((value * displayFactor(name)).toFixed(3)));
export const savedTerms = (service: ProviderService): Record<TermName, string> => ({
  ...(Object.fromEntries(numberFields.map(([name]) => [name, formatNumber(name, service[name])])) as Record<
    NumberName,
    string
  >),
  ...(Object.fromEntries(addressFields.map(([name]) => [name, service.pickupAddress?.[name] ?? ''])) as Record<
    AddressName,
    string
  >),
  name: service.name,
  licence: service.licence,
  phone: service.phone ?? '',
});

function addressChange(terms: Record<TermName, string>): ServiceChange['pickupAddress'] {
  // Without a street, there is no pickup.
  if (!terms.addressOne.trim()) return null;
  const typed = Object.fromEntries(addressFields.map(([name]) => [name, terms[name].trim()]));
  return {
    ...typed,
    state: terms.state.trim().toUpperCase(),
    postalCode: pastedText(terms.postalCode),
  } as ServiceChange['pickupAddress'];
}

/** An empty field removes the number. The server rejects an incomplete one. */
const phoneChange = (typed: string): string | null =>
  typed.trim() === '' ? null : (parsePhone(typed)?.phoneNumber ?? phoneDigits(pastedText(typed)));

interface ReadTerms {
  change: ServiceChange;
  /** The fields whose number cannot be read, with the reason. */
  refusals: Partial<Record<TermName, string>>;
}

/** Returns only the changed terms, so that two people can change different terms at the same time. */
export function readTerms(service: ProviderService, draft: TermsDraft): ReadTerms {
  const saved = savedTerms(service);
  const terms = { ...saved, ...draft };
  const isChanged = ([name]: readonly [TermName, string]) => terms[name].trim() !== saved[name];
  const numbers: Partial<Record<NumberName, number>> = {};
  const refusals: ReadTerms['refusals'] = {};
  for (const [name] of numberFields.filter(isChanged)) {
    const read = readNumber(terms[name], serviceNumbers[name]);
    if ('expected' in read) refusals[name] = formatNumberRefusal(read, terms[name]);
    else numbers[name] = name === 'taxRate' ? taxRateOf(read.value) : read.value;
  }
  const change = {
    ...Object.fromEntries(textFields.filter(isChanged).map(([name]) => [name, terms[name].trim()])),
    ...numbers,
    ...(isChanged(['phone', '']) && { phone: phoneChange(terms.phone) }),
    ...(addressFields.some(isChanged) && { pickupAddress: addressChange(terms) }),
  };
  return { change, refusals };
}
