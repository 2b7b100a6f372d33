import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { readReports, type PolicyReport } from './readReports';

const hour = 60 * 60;
/** After a faulty deploy, every page view sends reports. This is enough to notice the problem and few enough to cost nothing. */
const ofOrigin: LimitRule = { name: 'origin-policy-reports', points: 60, seconds: hour };
const ofAll: LimitRule = { name: 'all-policy-reports', points: 3_000, seconds: hour };

/** More distinct reports than this in one process are likely made up. */
const maxKinds = 200;

interface Sent {
  /** Null when the body was too long to read. */
  body: string | null;
  origin: string;
}

/** Counts a browser's reports of content security policy violations. Throws a 429 at the limit. */
export type RecordReports = (sent: Sent) => Promise<void>;

/** Creates a recorder that logs each kind of report once. */
export function createReportRecorder({ log, metrics, limits }: AppContext): RecordReports {
  const logged = new Set<string>();
  const outcomeOf = ({ isOfExtension, ...fields }: PolicyReport): string => {
    if (isOfExtension) return 'extension';
    const key = Object.values(fields).join(' ');
    if (logged.has(key) || logged.size >= maxKinds) return 'repeated';
    logged.add(key);
    log.warn('Content security policy violation', fields);
    return 'logged';
  };
  return async ({ body, origin }) => {
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
      metrics.policyReports.inc({ directive: report.directive, outcome: outcomeOf(report) });
  };
}
