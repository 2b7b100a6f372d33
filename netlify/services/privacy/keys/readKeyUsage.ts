import { sql } from 'drizzle-orm';
import { createKeyId, allImageKeys, allPeppers, type KeySetting } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';
import { lastingColumns, selectUsage, type KeyedColumns } from './keyedColumns';

export interface KeyUse extends Pick<KeyedColumns, 'setting' | 'location' | 'kind'> {
  /** Null for older values, which have no key id. */
  keyId: string | null;
  count: number;
  /** The time at which the last value expires. Null if the values do not expire. */
  until: Date | null;
  state: 'current' | 'previous' | null;
}

type Context = Pick<AppContext, 'database' | 'settings' | 'clock'>;

export const keyRingIds = (settings: AppContext['settings']): Record<KeySetting, string[]> => ({
  CODE_PEPPER: allPeppers(settings).map(createKeyId),
  ID_IMAGE_KEY: allImageKeys(settings).map(createKeyId),
});

interface UsageRow extends Omit<KeyUse, 'count' | 'until' | 'state'>, Record<string, unknown> {
  count: unknown;
  until: string | Date | null;
}

/** Counts the stored values that still need a key. By default, omits values that expire by themselves. */
export async function readKeyUsage(
  { database, settings, clock }: Context,
  columns: readonly KeyedColumns[] = lastingColumns,
): Promise<KeyUse[]> {
  const now = `'${clock().toISOString()}'::timestamptz`;
  const { rows } = await database.execute<UsageRow>(sql`
    SELECT setting, kind, location, key_id AS "keyId", count(*) AS count, max(until) AS until
    FROM (${sql.raw(columns.map((each) => selectUsage(each, now)).join(' UNION ALL '))}) AS used
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 4, 3`);
  const rings = keyRingIds(settings);
  return rows.map(({ count, until, ...row }) => {
    const index = row.keyId === null ? -1 : rings[row.setting].indexOf(row.keyId);
    const state = index === 0 ? 'current' : index > 0 ? 'previous' : null;
    return { ...row, count: Number(count), until: until === null ? null : new Date(until), state };
  });
}
