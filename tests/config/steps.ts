import { defaultStart } from './journeyClock';
import type { Tool } from './preflight';

export interface Step {
  name: string;
  script: string;
  /** Streams the output. Other steps only show theirs if they fail. */
  isLong?: boolean;
  /** Skips the step if one of these has failed. */
  needs?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface Plan {
  /** Stages run one after the other. The steps of a stage run two at a time, because few keep two cores busy. */
  stages: readonly (readonly Step[])[];
  /** Ends at the first failure, for quick feedback. Otherwise all failures are listed at the end. */
  endsAtFailure: boolean;
  tools: readonly Tool[];
}

const statics: Step[] = [
  { name: 'types', script: 'types' },
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'dead code', script: 'dead-code' },
];
/** `npm test` always generates the same examples, the nightly run others. The seed reproduces a failure. */
const drawn = (seed: number) => ({ FC_SEED: String(seed) });
const unit = (seed: number, retries = 0): Step => {
  return { name: 'unit', script: 'unit', isLong: true, env: { ...drawn(seed), UNIT_RETRIES: String(retries) } };
};
const fixedSeed = 20261125;
const newSeed = Math.floor(Math.random() * 2 ** 31);
/** Fixes dates that are relative to the build, so that they agree with the journeys' clock. */
const env = { BUILD_DATE: defaultStart.slice(0, 10) };
const build: Step = { name: 'build', script: 'build:changed', isLong: true, env };
const budgets: Step = { name: 'budgets', script: 'budgets', needs: ['build'], env };
const onBuild = { isLong: true, needs: ['build'], env };

/** Journeys about delivery times and dates, which run at several dates of the year. */
export const datedJourneys = [
  'ordering/checkout.spec.ts',
  'ordering/order.spec.ts',
  'ordering/pickup.spec.ts',
  'ordering/xpress.spec.ts',
  'shell/notifications.spec.ts',
  'shell/panels.spec.ts',
  'rendering/thread.spec.ts',
];

/** Odd hours of a day, both clock changes, the end of a year, and a year later. */
const starts = {
  'at 08:05': '2026-12-01T08:05:00-08:00',
  'at 17:40': '2026-12-01T17:40:00-08:00',
  'at 21:50': '2026-12-01T21:50:00-08:00',
  'in spring': '2027-03-14T10:00:00-07:00',
  'in autumn': '2027-11-07T10:00:00-08:00',
  'year’s end': '2026-12-31T10:00:00-08:00',
  'year after': '2028-01-04T10:00:00-08:00',
};
const dated = Object.entries(starts).map(([name, start]): Step => {
  return { name, script: 'journeys:dated', ...onBuild, env: { ...env, JOURNEYS_AT: start } };
});

/** Steps that are slow or sensitive enough to run alone. */
const alone = (...steps: Step[]): Step[][] => steps.map((step) => [step]);

export const plans: ReadonlyMap<string, Plan> = new Map([
  ['check', { stages: [[build, ...statics, unit(fixedSeed)]], endsAtFailure: true, tools: [] }],
  [
    'test',
    {
      stages: [
        [build, ...statics, { name: 'postgres', script: 'test:races' }, unit(fixedSeed, 1)],
        [{ name: 'journeys', script: 'journeys:core', ...onBuild }, budgets],
      ],
      endsAtFailure: false,
      tools: ['browser', 'postgres'],
    },
  ],
  [
    'test:all',
    {
      stages: [
        statics,
        ...alone(
          unit(newSeed),
          { name: 'processes', script: 'test:processes', isLong: true, env: drawn(newSeed) },
          { name: 'floods', script: 'bench:floods', isLong: true },
          { name: 'move', script: 'bench:move', isLong: true },
          { name: 'postgres', script: 'test:postgres', isLong: true },
          { ...build, script: 'build' },
          budgets,
          { name: 'journeys', script: 'journeys', ...onBuild },
          ...dated,
          { name: 'engines', script: 'journeys:engines', ...onBuild },
          { name: 'contract', script: 'test:contract', ...onBuild },
        ),
      ],
      endsAtFailure: false,
      tools: ['browser', 'postgres', 'ps'],
    },
  ],
]);
