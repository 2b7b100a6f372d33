import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { readReports, type PolicyReport } from './readReports';

const hourMs = 60 * 60 * 1000;
const maxLinesPerHour = 200;
/** Browsers batch the violations of a page, mostly of one kind. */
const maxPerBody = 10;

interface ReportBody {
  body: string | null;
  origin: string;
}

export type RecordReports = (body: ReportBody) => Promise<void>;

/** A fault of a deploy is on many pages, and logged for the first of them. */
const getKind = ({ directive, blocked }: PolicyReport): string => `${directive} ${blocked}`;

function createLoggedKinds(clock: () => Date) {
  const loggedAt = new Map<string, number>();
  const isLogged = (kind: string): boolean => {
    const since = clock().getTime() - hourMs;
    for (const [each, at] of loggedAt) if (at <= since) loggedAt.delete(each);
    return loggedAt.has(kind);
  };
  return {
    isLogged,
    add: (kind: string): 'logged' | 'repeated' | 'held' => {
      if (isLogged(kind)) return 'repeated';
      if (loggedAt.size >= maxLinesPerHour) return 'held';
      loggedAt.set(kind, clock().getTime());
      return 'logged';
    },
  };
}

/** Logs each kind of report once an hour. */
export function createReportRecorder({ log, metrics, limits, settings, clock }: AppContext): RecordReports {
  const kinds = createLoggedKinds(clock);
  const record = async ({ isOfExtension, ...fields }: PolicyReport, kind: string, origin: string): Promise<string> => {
    const { requests } = limitRules(settings);
    await limits.consume(requests('reports'), origin);
    if (isOfExtension) return 'extension';
    if (kinds.isLogged(kind)) return 'repeated';
    if ((await limits.tryConsume(requests('new-reports'), origin)) === null) return 'held';
    const outcome = kinds.add(kind);
    if (outcome === 'logged') log.warn('Content security policy violation', fields);
    return outcome;
  };
  return async ({ body, origin }) => {
    const byKind = new Map((body === null ? [] : readReports(body)).map((report) => [getKind(report), report]));
    if (!byKind.size) return metrics.policyReports.inc({ directive: 'none', outcome: 'unreadable' });
    let remaining = byKind.size;
    try {
      for (const [kind, report] of [...byKind].slice(0, maxPerBody)) {
        metrics.policyReports.inc({ directive: report.directive, outcome: await record(report, kind, origin) });
        remaining -= 1;
      }
    } finally {
      if (remaining) metrics.policyReports.inc({ directive: 'none', outcome: 'limited' }, remaining);
    }
    return undefined;
  };
}
