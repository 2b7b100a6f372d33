import { sql } from 'drizzle-orm';
import { scores } from '../../../../src/domain/rating/rating';
import { reviewCountsSchema, type ReviewCounts } from '../../../../src/domain/rating/reviewSchema';
import { reviews } from '../../../database/podTables';
import { auditEntries } from '../../../database/staffTables';
import type { AppContext } from '../../context/appContext';

/**
 * Counts each review once, by its stars. Decided ones come from the audit log, which nobody can change, so a review that
 * its author deleted after a rejection still counts. One that waits again after an edit counts as waiting alone.
 */
export async function countReviews({ database }: Pick<AppContext, 'database'>): Promise<ReviewCounts> {
  const { rows } = await database.execute<{
    score: number;
    status: 'pending' | 'published' | 'rejected';
    count: number;
  }>(
    sql`
    SELECT (detail->>'score')::int AS score,
      CASE action WHEN 'review.publish' THEN 'published' ELSE 'rejected' END AS status, count(*)::int AS count
    FROM (
      SELECT DISTINCT ON (subject) detail, action FROM ${auditEntries}
      WHERE action LIKE 'review.%'
        AND NOT EXISTS (SELECT FROM ${reviews} WHERE id::text = subject AND status = 'pending')
      ORDER BY subject, at DESC, id DESC
    ) AS latest GROUP BY 1, 2
    UNION ALL
    SELECT ratings.score, 'pending', count(*)::int FROM ${reviews}
    JOIN ratings USING (user_id, key_hash) WHERE status = 'pending' GROUP BY 1`,
  );
  const countOf = (score: number, status: string) =>
    rows.find((row) => row.score === score && row.status === status)?.count ?? 0;
  return reviewCountsSchema.parse({
    scores: scores.map((score) => ({
      score,
      pending: countOf(score, 'pending'),
      published: countOf(score, 'published'),
      rejected: countOf(score, 'rejected'),
    })),
  });
}
