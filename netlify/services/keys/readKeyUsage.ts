import { sql } from 'drizzle-orm';
import { createKeyId, allImageKeys, allPeppers } from '../../platform/keyRing';
import type { AppContext } from '../appContext';

type Setting = 'CODE_PEPPER' | 'ID_IMAGE_KEY';

export interface KeyUsage {
  setting: Setting;
  /** Null for older values, which have no key id. */
  keyId: string | null;
  location: string;
  count: number;
  state: 'current' | 'previous' | null;
}

const selectKeyId = (column: string) => sql.raw(`substring(${column} from '^([a-p]{8})[.]')`);

/** Codes and door keys expire within two days, so they are not counted. */
export async function readKeyUsage({
  database,
  settings,
}: Pick<AppContext, 'database' | 'settings'>): Promise<KeyUsage[]> {
  const { rows } = await database.execute<{
    setting: Setting;
    location: string;
    keyId: string | null;
    count: unknown;
  }>(sql`
    SELECT setting, location, key_id AS "keyId", count(*) AS count FROM (
      SELECT 'CODE_PEPPER' AS setting, 'pod keys' AS location, ${selectKeyId('key_hash')} AS key_id FROM pod_keys
      UNION ALL SELECT 'CODE_PEPPER', 'keys of ID photos', ${selectKeyId('image_key')} FROM id_images WHERE image_key IS NOT NULL
      UNION ALL SELECT 'CODE_PEPPER', 'suppressed contacts', ${selectKeyId('recipient_hash')} FROM suppressions
      UNION ALL SELECT 'CODE_PEPPER', 'deleted accounts', ${selectKeyId('hash')} FROM past_uses, unnest(person_hashes) AS hash
      UNION ALL SELECT 'ID_IMAGE_KEY', 'pod keys', ${selectKeyId('sealed_key')} FROM pod_keys
      UNION ALL SELECT 'ID_IMAGE_KEY', 'push subscriptions', ${selectKeyId('sealed')} FROM push_subscriptions
      UNION ALL SELECT 'ID_IMAGE_KEY', 'ID photos', seal_key_id FROM id_images
    ) AS used GROUP BY 1, 2, 3 ORDER BY 1, 3, 2`);
  const rings: Record<Setting, string[]> = {
    CODE_PEPPER: allPeppers(settings).map(createKeyId),
    ID_IMAGE_KEY: allImageKeys(settings).map(createKeyId),
  };
  return rows.map(({ count, ...row }) => {
    const index = row.keyId === null ? -1 : rings[row.setting].indexOf(row.keyId);
    return { ...row, count: Number(count), state: index === 0 ? 'current' : index > 0 ? 'previous' : null };
  });
}
