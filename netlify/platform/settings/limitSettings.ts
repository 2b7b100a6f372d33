import { positiveInteger } from './fields';

export const limitShape = {
  SMS_PER_DAY: positiveInteger.default(500),
  NEW_NUMBER_SMS_PER_DAY: positiveInteger.default(200),
  NEW_NUMBERS_PER_ADDRESS_AND_HOUR: positiveInteger.default(10),
  NEW_NUMBERS_PER_PREFIX_AND_HOUR: positiveInteger.default(20),
  WRONG_CODES_PER_ADDRESS_AND_HOUR: positiveInteger.default(200),
  WRONG_CODES_PER_HOUR: positiveInteger.default(5_000),
  CODES_PER_ADDRESS_AND_HOUR: positiveInteger.default(300),
  LOGINS_PER_ADDRESS_AND_HOUR: positiveInteger.default(1_000),
  NEW_ACCOUNTS_PER_NETWORK_AND_HOUR: positiveInteger.default(100),
  LOOKUPS_PER_ADDRESS_AND_HOUR: positiveInteger.default(300),
  SUGGESTIONS_PER_ADDRESS_AND_HOUR: positiveInteger.default(600),
  PLACES_PER_ADDRESS_AND_HOUR: positiveInteger.default(300),
  UPLOAD_SECONDS: positiveInteger.max(3600, 'expected at most 3600').default(120),
};

type Values = { [Name in keyof typeof limitShape]: number };

export const limitSettings = (values: Values) => ({
  smsPerDay: values.SMS_PER_DAY,
  newNumberSmsPerDay: values.NEW_NUMBER_SMS_PER_DAY,
  newNumbersPerAddressAndHour: values.NEW_NUMBERS_PER_ADDRESS_AND_HOUR,
  newNumbersPerPrefixAndHour: values.NEW_NUMBERS_PER_PREFIX_AND_HOUR,
  wrongCodesPerAddressAndHour: values.WRONG_CODES_PER_ADDRESS_AND_HOUR,
  wrongCodesPerHour: values.WRONG_CODES_PER_HOUR,
  codesPerAddressAndHour: values.CODES_PER_ADDRESS_AND_HOUR,
  loginsPerAddressAndHour: values.LOGINS_PER_ADDRESS_AND_HOUR,
  newAccountsPerNetworkAndHour: values.NEW_ACCOUNTS_PER_NETWORK_AND_HOUR,
  lookupsPerAddressAndHour: values.LOOKUPS_PER_ADDRESS_AND_HOUR,
  suggestionsPerAddressAndHour: values.SUGGESTIONS_PER_ADDRESS_AND_HOUR,
  placesPerAddressAndHour: values.PLACES_PER_ADDRESS_AND_HOUR,
  uploadSeconds: values.UPLOAD_SECONDS,
});
