import type { DependencyName } from './dependencies';
import type { Action, Seen } from './shoppers';

export interface Phase {
  /** The dependency that was away, or null for none. */
  away: DependencyName | null;
  seen: Map<Action, Seen>;
  /** From the moment it was back until `/v1/health/ready` answered 200. */
  backMs: number;
  /** Arrivals during the phase and the 15 seconds after it. */
  mails: number;
  webhooks: number;
}

interface Report {
  phases: readonly Phase[];
  seconds: number;
  perSecond: number;
  machine: string;
  /** Orders that a shopper was told were placed, and those in the database. */
  confirmed: number;
  orders: number;
  waiting: number;
  given_up: number;
}

const p99 = ({ timesMs }: Seen): number => {
  const sorted = timesMs.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0);
};

/** '100 %', or '0 %: 503 database_unavailable' with the refusal that was seen most. */
function wordsOf(seen: Seen): string {
  const share = Math.floor((100 * seen.ok) / Math.max(1, seen.ok + seen.failed));
  const [most] = [...seen.refusals].sort(([, a], [, b]) => b - a);
  return `${share} %${most ? `: ${most[0]}` : ''} (p99 ${p99(seen)} ms)`;
}

/** The report as Markdown: what shoppers and dispensaries saw while each dependency was away. */
export function reportOf({ phases, seconds, perSecond, machine, ...counts }: Report): string {
  const actions = [...(phases[0]?.seen.keys() ?? [])];
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = (first: string, rows: readonly (readonly string[])[]) => [
    row(first, ...phases.map(({ away }) => away ?? 'nothing')),
    row('---', ...phases.map(() => '---')),
    ...rows.map((cells) => row(...cells)),
  ];
  return [
    '# The last game day',
    '',
    `Written by \`npm run game-day -- --out docs/game-day.md\`. It cut each dependency off from a running shop for ${seconds} seconds and tried each action ${perSecond} times a second. One server process, on ${machine}. A cell has the share of tries that succeeded and the most frequent refusal.`,
    '',
    ...table(
      'away',
      actions.map((action) => [action, ...phases.map((phase) => wordsOf(phase.seen.get(action)!))]),
    ),
    '',
    ...table('away', [
      ['ready again after', ...phases.map(({ away, backMs }) => (away === null ? '–' : `${Math.round(backMs)} ms`))],
      ['emails accepted', ...phases.map(({ mails }) => String(mails))],
      ['orders delivered to the dispensary', ...phases.map(({ webhooks }) => String(webhooks))],
    ]),
    '',
    `Orders confirmed to shoppers: ${counts.confirmed}; orders in the database: ${counts.orders}. If there are more in the database, the response was lost: the shopper’s browser finds the order by its Idempotency-Key.`,
    '',
    `Messages to the dispensary that still waited at the end: ${counts.waiting}; given up: ${counts.given_up}.`,
    '',
  ].join('\n');
}
