import type { Action } from './actions';
import type { Seen, SeenByAction } from './load';
import { expectedRefusals, speedRefusals, type DependencyName } from './matrix';
import type { TriedAgain } from './orderBook';
import { queueNames, type Recovery } from './queues';

export interface Phase {
  /** The dependency that was away, or null for none. */
  away: DependencyName | null;
  /** Tries of the second in which the dependency went, of which some work. Empty if none was away. */
  interrupted: SeenByAction[];
  during: SeenByAction;
  /** The return of the dependency. Null if none was away. */
  return: {
    /** Until `/v1/health/ready` answered 200. */
    readyMs: number;
    after: SeenByAction;
    /** The outcome of second tries by shoppers without a confirmed order. */
    triedAgain: TriedAgain;
    recoveries: Recovery[];
  } | null;
  /** Messages that arrived during the phase, in the order of `queueNames`. */
  arrived: number[];
}

interface Report {
  phases: readonly Phase[];
  seconds: number;
  afterSeconds: number;
  perSecond: number;
  machine: string;
  /** Orders that a shopper was told were placed, and those in the database. */
  confirmed: number;
  orders: number;
  /** Messages in all queues at the end. */
  waiting: number;
  givenUp: number;
}

const p99 = ({ timesMs }: Seen): string => {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))];
  return at === undefined ? '–' : `${Math.round(at)} ms`;
};

const share = ({ ok, failed }: Seen): number => Math.floor((100 * ok) / Math.max(1, ok + failed));

/** '0 %, 503 database_unavailable' */
const describeFailures = (seen: Seen): string =>
  [`${share(seen)} %`, ...[...seen.refusals].sort(([, a], [, b]) => b - a).map(([refusal]) => refusal)].join(', ');

/** 'join, leave: 0 %, 503 billing_unavailable; …' */
function describeFailed(all: SeenByAction): string | null {
  const failed = [...all].filter(([, { failed: count }]) => count > 0);
  if (!failed.length) return null;
  const actionsByFailures = new Map<string, Action[]>();
  for (const [action, seen] of failed) {
    const failures = describeFailures(seen);
    actionsByFailures.set(failures, [...(actionsByFailures.get(failures) ?? []), action]);
  }
  return [...actionsByFailures]
    .map(([failures, actions]) => {
      const subject = actions.length === all.size ? 'everything' : actions.join(', ');
      return `${subject}: ${failures}`;
    })
    .join('; ');
}

const toSeconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)} s`;

/** 'emails: 22 had waited, 20 sent within 14 s, 2 replaced by newer ones' */
function describeRecovery({ queue, waited, sent, replaced, givenUp, left, lastMs }: Recovery): string {
  const outcomes = [
    `${waited} had waited`,
    lastMs === null ? null : `${sent === waited ? 'all' : sent} sent within ${toSeconds(lastMs)}`,
    replaced ? `${replaced} replaced by newer ones` : null,
    givenUp ? `${givenUp} given up` : null,
    left ? `${left} still waiting` : null,
  ];
  return `${queue}: ${outcomes.filter(Boolean).join(', ')}`;
}

function describeTriedAgain({ found, placed, refused }: TriedAgain): string | null {
  const outcomes = [
    placed ? `${placed} placed` : null,
    found ? `${found} found as placed before` : null,
    refused ? `${refused} refused` : null,
  ].filter(Boolean);
  return outcomes.length ? `orders tried again: ${outcomes.join(', ')}` : null;
}

const describeReturn = ({ readyMs, after, triedAgain, recoveries }: NonNullable<Phase['return']>): string =>
  [
    `ready after ${readyMs < 1000 ? `${readyMs} ms` : toSeconds(readyMs)}`,
    describeFailed(after) ?? 'everything works',
    describeTriedAgain(triedAgain),
    ...recoveries.filter(({ waited }) => waited > 0).map(describeRecovery),
  ]
    .filter(Boolean)
    .join('; ');

type Refusals = Partial<Record<Action, string>>;

const listUnexpectedRefusals = (seen: SeenByAction, expected: Refusals, when: string): string[] =>
  [...seen].flatMap(([action, { refusals }]) =>
    [...refusals.keys()]
      .filter((refusal) => refusal !== expected[action] && !speedRefusals.includes(refusal))
      .map((refusal) => `${when}: ${action} got ${refusal}`),
  );

const listUnexpectedSuccesses = (seen: SeenByAction, expected: Refusals, when: string): string[] =>
  [...seen]
    .filter(([action, { refusals, ok }]) => expected[action] && !refusals.has(expected[action]) && ok > 0)
    .map(([action]) => `${when}: ${action} works`);

function listUnexpected({ away, interrupted, during, return: returned }: Phase): string[] {
  const expected: Refusals = away ? expectedRefusals[away] : {};
  const name = away ?? 'nothing';
  return [
    ...interrupted.flatMap((seen) => listUnexpectedRefusals(seen, expected, `${name} going`)),
    ...listUnexpectedRefusals(during, expected, `${name} away`),
    ...listUnexpectedSuccesses(during, expected, `${name} away`),
    ...(returned ? listUnexpectedRefusals(returned.after, {}, `${name} back`) : []),
  ];
}

/** Lists everything that users saw and that contradicts the matrix in docs/operations.md. */
export const findContradictions = (phases: readonly Phase[]): string[] => phases.flatMap(listUnexpected);

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  row(...heads),
  row(...heads.map(() => '---')),
  ...rows.map((cells) => row(...cells)),
];

/** The report as Markdown: what shoppers and dispensaries saw while each dependency was away, and afterward. */
export function renderReport({ phases, seconds, afterSeconds, perSecond, machine, ...totals }: Report): string {
  const actions = [...(phases[0]?.during.keys() ?? [])];
  const names = phases.map(({ away }) => away ?? 'nothing');
  const wrong = findContradictions(phases);
  return [
    '# The last game day',
    '',
    `Written by \`npm run game-day -- --out docs/game-day.md\`. It cut each dependency off from a running shop for ${seconds} seconds and tried each action ${perSecond} times a second, then ${afterSeconds} seconds more once it was back. One server process, on ${machine}.`,
    '',
    `Actions: ${actions.join(', ')}. An action that is not named worked each time. A percentage is the share of tries that succeeded.`,
    '',
    ...table(
      ['away', 'failed meanwhile', 'once it was back'],
      phases.map((phase, at) => [
        names[at]!,
        describeFailed(phase.during) ?? 'nothing',
        phase.return ? describeReturn(phase.return) : '–',
      ]),
    ),
    '',
    wrong.length
      ? `Other than [operations.md](operations.md#what-depends-on-what) says: ${wrong.join('; ')}.`
      : 'All of it is as [operations.md](operations.md#what-depends-on-what) says.',
    '',
    `Orders confirmed to shoppers: ${totals.confirmed}; orders in the database: ${totals.orders}. Shoppers whose order was not confirmed tried again with the same Idempotency-Key, as the checkout does. An order that is found as placed before had lost its confirmation.`,
    '',
    `Messages on their way at the end: ${totals.waiting}; given up: ${totals.givenUp}. A few are on their way at any time.`,
    '',
    '## Response times',
    '',
    'The 99th percentile of all tries, also of those that were refused.',
    '',
    ...table(
      ['away', ...names],
      actions.map((action) => [action, ...phases.map(({ during }) => p99(during.get(action)!))]),
    ),
    '',
    '## Messages that arrived meanwhile',
    '',
    ...table(
      ['away', ...names],
      queueNames.map((queue, at) => [queue, ...phases.map(({ arrived }) => String(arrived[at]))]),
    ),
    '',
  ].join('\n');
}
