import { regionCodes } from '../../../../src/domain/region/regions';
import type { JsonSchema } from '../openApiTypes';
import { errorStatuses } from '../../../platform/problemRows';
import { documentedProblems } from '../../../platform/problems';

const count: JsonSchema = { minimum: 0 };
const tenDigits: JsonSchema = { pattern: '^\\d{10}$' };
const letters: JsonSchema = { pattern: '^[A-Z]{2}$' };
const url: JsonSchema = { format: 'uri' };
const path: JsonSchema = { format: 'uri-reference' };
const base64url: JsonSchema = { pattern: '^[\\w-]+$' };

/** The schemas accept more than these, because older pages parse responses of newer servers. */
export const propertyConstraints: Record<string, JsonSchema> = {
  'Problem.type': { format: 'uri', pattern: '^urn:problem:' },
  'Problem.code': { enum: documentedProblems.map(({ code }) => code) },
  'Problem.status': { enum: [...errorStatuses] },
  uuid: { format: 'uuid' },
  orderLogId: { format: 'uuid' },
  'StaffMember.email': { format: 'email' },
  email: { format: 'email' },
  'refusals.email': {},
  phoneNumber: tenDigits,
  contactPhone: tenDigits,
  phone: tenDigits,
  'Address.state': letters,
  'country.code': letters,
  'GeoAnswer.region': { enum: [...regionCodes, null] },
  podKey: { pattern: '^[A-Z]{8}$' },
  orderNumber: { pattern: '^[A-Z0-9]{8}$' },
  publicKey: base64url,
  'MembershipStart.url': url,
  'TrackingLink.url': url,
  webhookUrl: url,
  referralUrl: url,
  featuredImage: path,
  productPath: path,
  detailsPagePath: path,
  picture: path,
  path,
  'FieldProblem.path': {},
  webhookSecret: { pattern: '^whsec_' },
  appToken: base64url,
  staffToken: { pattern: '^staff_' },
  currencyCode: { pattern: '^[A-Z]{3}$' },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  availableQuantity: count,
  total: count,
  totalElements: count,
  totalPages: count,
  number: count,
  numberOfElements: count,
  unchanged: count,
  thcGrams: count,
  oilGrams: count,
  grams: count,
  taxRate: { minimum: 0, maximum: 1 },
  deliveryFee: count,
  deliveryTotalMinimum: count,
  pickupTotalMinimum: count,
  purchaseLimitGrams: count,
  purchaseLimitOilGrams: count,
  suggestedPrice: count,
  resendAfterSeconds: count,
  trialDays: count,
  line: { minimum: 1 },
  slotCapacity: count,
  puzzles: { minimum: 1 },
  bits: { minimum: 1 },
  userRating: { minimum: 1, maximum: 5 },
};
