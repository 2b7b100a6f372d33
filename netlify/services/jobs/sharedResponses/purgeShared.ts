import { inArray, sql } from 'drizzle-orm';
import { sharedPurges } from '../../../database/workTables';
import { getErrorMessage } from '../../../platform/getErrorMessage';
import type { AppContext } from '../../context/appContext';

/** By then, every affected response has expired: see `cacheRules`. */
const maxAge = sql`interval '10 minutes'`;
const claimDuration = sql`interval '30 seconds'`;
const batchSize = 500;

interface Claimed {
  id: string;
  tag: string;
}

const claim = async ({ database }: AppContext): Promise<Claimed[]> => {
  const { rows } = await database.execute<{ id: string; tag: string }>(sql`
    UPDATE shared_purges SET attempts = attempts + 1, next_at = clock_timestamp() + ${claimDuration}
    WHERE id IN (
      SELECT id FROM shared_purges
      WHERE next_at <= clock_timestamp() AND created_at > clock_timestamp() - ${maxAge}
      ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
    RETURNING id, tag`);
  return rows;
};

/** Purges changed tags from the CDN. A failed purge is retried, first after five seconds. */
export async function purgeShared(context: AppContext): Promise<void> {
  const { database, purgeCdn } = context;
  if (!purgeCdn) return;
  const claimed = await claim(context);
  if (!claimed.length) return;
  const isClaimed = inArray(
    sharedPurges.id,
    claimed.map(({ id }) => id),
  );
  try {
    await purgeCdn([...new Set(claimed.map(({ tag }) => tag))]);
  } catch (error) {
    const lastError = getErrorMessage(error).slice(0, 500);
    const nextAt = sql`clock_timestamp() + least(5 * 2 ^ (attempts - 1), 60) * interval '1 second'`;
    await database.update(sharedPurges).set({ lastError, nextAt }).where(isClaimed);
    throw new Error('The CDN did not purge; shoppers may see data of a minute ago. This is tried again.', {
      cause: error,
    });
  }
  await database.delete(sharedPurges).where(isClaimed);
}
