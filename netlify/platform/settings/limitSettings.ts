import { positiveInteger } from './fields';

export const limitShape = {
  SMS_PER_DAY: positiveInteger.default(500),
  NEW_NUMBER_SMS_PER_DAY: positiveInteger.default(200),
  NEW_NUMBERS_PER_NETWORK_AND_HOUR: positiveInteger.default(10),
  NEW_NUMBERS_PER_PREFIX_AND_HOUR: positiveInteger.default(20),
  WRONG_CODES_PER_ADDRESS_AND_HOUR: positiveInteger.default(200),
  WRONG_CODES_PER_HOUR: positiveInteger.default(5_000),
  REQUESTS_PER_ADDRESS_AND_HOUR: positiveInteger.default(300),
  NEW_ACCOUNTS_PER_NETWORK_AND_HOUR: positiveInteger.default(100),
  UPLOAD_SECONDS: positiveInteger.max(3600, 'expected at most 3600').default(120),
};

const requests = 'REQUESTS_PER_ADDRESS_AND_HOUR';

/** Former settings, and the ones that took their place. */
export const replacedSettings: Readonly<Record<string, string>> = {
  CODES_PER_ADDRESS_AND_HOUR: requests,
  LOGINS_PER_ADDRESS_AND_HOUR: 'WRONG_CODES_PER_ADDRESS_AND_HOUR',
  LOOKUPS_PER_ADDRESS_AND_HOUR: requests,
  PLACES_PER_ADDRESS_AND_HOUR: requests,
  SUGGESTIONS_PER_ADDRESS_AND_HOUR: requests,
  NEW_NUMBERS_PER_ADDRESS_AND_HOUR: 'NEW_NUMBERS_PER_NETWORK_AND_HOUR',
};

type Values = { [Name in keyof typeof limitShape]: number };

export const limitSettings = (values: Values) => ({
  smsPerDay: values.SMS_PER_DAY,
  newNumberSmsPerDay: values.NEW_NUMBER_SMS_PER_DAY,
  newNumbersPerNetworkAndHour: values.NEW_NUMBERS_PER_NETWORK_AND_HOUR,
  newNumbersPerPrefixAndHour: values.NEW_NUMBERS_PER_PREFIX_AND_HOUR,
  wrongCodesPerAddressAndHour: values.WRONG_CODES_PER_ADDRESS_AND_HOUR,
  wrongCodesPerHour: values.WRONG_CODES_PER_HOUR,
  requestsPerAddressAndHour: values.REQUESTS_PER_ADDRESS_AND_HOUR,
  newAccountsPerNetworkAndHour: values.NEW_ACCOUNTS_PER_NETWORK_AND_HOUR,
  uploadSeconds: values.UPLOAD_SECONDS,
});
