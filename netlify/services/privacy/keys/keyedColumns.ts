import type { KeySetting } from '../../../platform/keyRing';
import { signInsName } from '../../../platform/limitRules';

export interface KeyedColumns {
  setting: KeySetting;
  location: string;
  table: string;
  /** The first one is counted; the others are written together with it. Each holds `<key id>.<rest>`. */
  columns: readonly [string, ...string[]];
  /** SQL for the key ids of a row's value, if not the text before its first dot. */
  keyId?: string;
  /** SQL for the time from which a row needs no key anymore. */
  until?: string;
  where?: string;
  /**
   * 'resealed': the job moves the values to the current key. 'kept': the job cannot, so the key must stay. 'passing':
   * the values expire by themselves, and if their key is missing, shoppers only need to try again.
   */
  kind: 'resealed' | 'kept' | 'passing';
}

const startKeyId = (column: string) => `substring(${column} from '^([a-p]{8})[.]')`;
const signIns = `${signInsName}:`;
const orderDays = "slot_start + interval '2 days'";

/** Everything that is stored with a key of the rings. A test finds columns that are missing here. */
export const keyedColumns: readonly KeyedColumns[] = [
  { setting: 'CODE_PEPPER', location: 'pod keys', table: 'pod_keys', columns: ['key_hash'], kind: 'resealed' },
  {
    setting: 'CODE_PEPPER',
    location: 'keys of ID photos',
    table: 'id_images',
    columns: ['image_key'],
    kind: 'resealed',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'suppressed contacts',
    table: 'suppressions',
    columns: ['recipient_hash'],
    kind: 'kept',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'deleted accounts',
    table: 'past_uses',
    columns: ['person_hashes'],
    keyId: startKeyId('unnest(person_hashes)'),
    until: 'expires_at',
    kind: 'kept',
  },
  ...(['door_key', 'id_key', 'origin_key'] as const).map((column): KeyedColumns => ({
    setting: 'CODE_PEPPER',
    location: 'counts of orders',
    table: 'orders',
    columns: [column],
    until: orderDays,
    kind: 'passing',
  })),
  {
    setting: 'CODE_PEPPER',
    location: 'sign-in codes',
    table: 'login_codes',
    columns: ['code_hash', 'destination_hash', 'origin_hash'],
    until: 'expires_at',
    kind: 'passing',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'codes for changes',
    table: 'one_time_codes',
    columns: ['code_hash', 'destination_hash'],
    until: 'expires_at',
    kind: 'passing',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'console codes',
    table: 'staff_codes',
    columns: ['code_hash'],
    until: 'expires_at',
    kind: 'passing',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'familiar sign-ins',
    table: 'rate_limits',
    columns: ['key'],
    keyId: startKeyId(`substr(key, ${signIns.length + 1})`),
    until: 'to_timestamp(expire / 1000.0)',
    where: `key LIKE '${signIns}%'`,
    kind: 'passing',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'links in emails of an earlier release',
    table: 'notices',
    columns: ['id'],
    keyId: 'NULL',
    until: "sent_at + interval '30 days'",
    where: "channel = 'email' AND NOT has_account_links",
    kind: 'kept',
  },
  {
    setting: 'CODE_PEPPER',
    location: 'tracking links of an earlier release',
    table: 'orders',
    columns: ['tracking_hash'],
    keyId: 'NULL',
    until: 'tracking_expires_at',
    where: 'sealed_tracking IS NULL',
    kind: 'kept',
  },
  { setting: 'ID_IMAGE_KEY', location: 'pod keys', table: 'pod_keys', columns: ['sealed_key'], kind: 'resealed' },
  {
    setting: 'ID_IMAGE_KEY',
    location: 'push subscriptions',
    table: 'push_subscriptions',
    columns: ['sealed'],
    kind: 'resealed',
  },
  {
    setting: 'ID_IMAGE_KEY',
    location: 'ID photos',
    table: 'id_images',
    columns: ['seal_key_id'],
    keyId: 'seal_key_id',
    kind: 'resealed',
  },
  {
    setting: 'ID_IMAGE_KEY',
    location: 'tracking links',
    table: 'orders',
    columns: ['sealed_tracking'],
    until: 'tracking_expires_at',
    kind: 'resealed',
  },
  {
    setting: 'ID_IMAGE_KEY',
    location: 'codes for changes',
    table: 'one_time_codes',
    columns: ['sealed_destination'],
    until: 'expires_at',
    kind: 'passing',
  },
];

export const lastingColumns = keyedColumns.filter(({ kind }) => kind !== 'passing');

/** Selects the key id (null for values from before keys had ids) and the end of each row that needs its key at `now`. */
export function selectUsage(of: KeyedColumns, now: string): string {
  const { setting, location, table, columns, keyId = startKeyId(columns[0]), until, where, kind } = of;
  // A column that holds only a key id is null in older rows, which still need a key.
  const conditions = [
    ...(keyId === columns[0] ? [] : [`${columns[0]} IS NOT NULL`]),
    ...(until ? [`${until} > ${now}`] : []),
    ...(where ? [where] : []),
  ];
  const condition = conditions.length ? ` WHERE ${conditions.join(' AND ')}` : '';
  return `SELECT '${setting}' AS setting, '${kind}' AS kind, '${location}' AS location, ${keyId}::text AS key_id, (${until ?? 'NULL'})::timestamptz AS until FROM ${table}${condition}`;
}
