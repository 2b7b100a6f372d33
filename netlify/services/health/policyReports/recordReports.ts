import { isLimitReached, type LimitRule } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { readReports, type PolicyReport } from './readReports';
import { createReportKinds } from './reportKinds';

const hourSeconds = 60 * 60;
/** After a faulty deploy, every page view sends reports. */
const originReportsRule: LimitRule = { name: 'origin-policy-reports', points: 60, seconds: hourSeconds };
/** Anybody can invent kinds of reports, so each address may log only a few. */
const originKindsRule: LimitRule = { name: 'origin-policy-kinds', points: 5, seconds: hourSeconds };

/** Browsers batch the violations of a page, mostly of one kind. */
const maxPerBody = 10;

interface ReportBody {
  body: string | null;
  origin: string;
}

export type RecordReports = (body: ReportBody) => Promise<void>;

const getKind = ({ directive, blocked, route }: PolicyReport): string => [directive, blocked, route].join(' ');

/** Logs each kind of report once an hour. */
export function createReportRecorder({ log, metrics, limits, clock }: AppContext): RecordReports {
  const kinds = createReportKinds(clock);
  const mayAddKind = (origin: string): Promise<boolean> =>
    limits.consume(originKindsRule, origin).then(
      () => true,
      (error: unknown) => {
        if (isLimitReached(error)) return false;
        throw error;
      },
    );
  async function recordReport(report: PolicyReport, origin: string): Promise<string> {
    const { isOfExtension, ...fields } = report;
    if (isOfExtension) return 'extension';
    const kind = getKind(report);
    if (kinds.isNew(kind, origin) && !(await mayAddKind(origin))) return 'held';
    const outcome = kinds.add(kind, origin);
    if (outcome === 'logged') log.warn('Content security policy violation', fields);
    return outcome;
  }
  const countLimited = (count: number): void => {
    if (count) metrics.policyReports.inc({ directive: 'none', outcome: 'limited' }, count);
  };
  return async ({ body, origin }) => {
    const byKind = new Map((body === null ? [] : readReports(body)).map((report) => [getKind(report), report]));
    const reports = [...byKind.values()].slice(0, maxPerBody);
    if (!reports.length) return metrics.policyReports.inc({ directive: 'none', outcome: 'unreadable' });
    countLimited(byKind.size - reports.length);
    try {
      await limits.consume(originReportsRule, origin, reports.length);
    } catch (error) {
      countLimited(reports.length);
      throw error;
    }
    for (const report of reports)
      metrics.policyReports.inc({ directive: report.directive, outcome: await recordReport(report, origin) });
    return undefined;
  };
}
