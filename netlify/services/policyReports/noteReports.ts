import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { readReports, type PolicyReport } from './readReports';

const hour = 60 * 60;
/** A faulty deploy makes each page of a reader report: enough to show it, few enough to cost nothing. */
const ofOrigin: LimitRule = { name: 'origin-policy-reports', points: 60, seconds: hour };
const ofAll: LimitRule = { name: 'all-policy-reports', points: 3_000, seconds: hour };

/** More lines than this in one process are somebody's invention. */
const mostLines = 200;
/** What a context's log has been told since the process began. */
const toldBy = new WeakMap<AppContext, Set<string>>();

function toldTo(context: AppContext): Set<string> {
  const known = toldBy.get(context) ?? new Set<string>();
  toldBy.set(context, known);
  return known;
}

function outcomeOf(context: AppContext, { isOfExtension, ...fields }: PolicyReport): string {
  if (isOfExtension) return 'extension';
  const told = toldTo(context);
  const key = Object.values(fields).join(' ');
  if (told.has(key) || told.size >= mostLines) return 'repeated';
  told.add(key);
  context.log.warn('The content security policy refused something', fields);
  return 'logged';
}

interface Sent {
  /** Null: too long to be read. */
  body: string | null;
  origin: string;
}

/** Counts the reports of a browser about the pages' policy, and logs each kind of them once; throws where there are too many. */
export async function noteReports(context: AppContext, { body, origin }: Sent): Promise<void> {
  const { metrics, limits } = context;
  const reports = body === null ? [] : readReports(body);
  if (!reports.length) return metrics.policyReports.inc({ directive: 'none', outcome: 'unreadable' });
  try {
    await limits.take(ofOrigin, origin);
    await limits.take(ofAll, 'all');
  } catch (error) {
    metrics.policyReports.inc({ directive: 'none', outcome: 'limited' });
    throw error;
  }
  for (const report of reports)
    metrics.policyReports.inc({ directive: report.directive, outcome: outcomeOf(context, report) });
}
