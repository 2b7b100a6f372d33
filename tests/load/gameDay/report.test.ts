import { expect, test } from 'vitest';
import type { Action } from './actions';
import type { Seen, SeenByAction } from './load';
import type { DependencyName } from './matrix';
import { findContradictions, renderReport, type Phase } from './report';

const worked: Seen = { ok: 8, failed: 0, refusals: new Map(), timesMs: [20, 30] };
const refused = (refusal: string, ok = 0): Seen => ({ ...worked, ok, failed: 8, refusals: new Map([[refusal, 8]]) });

const seen = (values: Partial<Record<Action, Seen>>): SeenByAction =>
  new Map(Object.entries({ browse: worked, order: worked, join: worked, leave: worked, ...values })) as SeenByAction;

interface Others {
  after?: SeenByAction;
  interrupted?: SeenByAction;
}

function phase(
  away: DependencyName | null,
  during: SeenByAction,
  { after = seen({}), interrupted = seen({}) }: Others = {},
): Phase {
  const alerts = { queue: 'alerts', waited: 9, sent: 7, replaced: 2, givenUp: 0, left: 0, lastMs: 12_400 } as const;
  const returned = { readyMs: 12, after, triedAgain: { placed: 3, found: 1, refused: 0 }, recoveries: [alerts] };
  return { away, interrupted: [interrupted], during, return: away ? returned : null, arrived: [1, 2, 3, 4] };
}

const write = (...phases: Phase[]): string =>
  renderReport({
    phases,
    seconds: 15,
    afterSeconds: 5,
    perSecond: 4,
    machine: 'a machine',
    confirmed: 60,
    orders: 60,
    waiting: 0,
    givenUp: 0,
  });

const billingAway = refused('503 billing_unavailable');

test('one row says what failed while a dependency was away, and what happened once it was back', () => {
  const report = write(phase('Stripe', seen({ join: billingAway, leave: billingAway })));
  expect(report).toContain(
    '| Stripe | join, leave: 0 %, 503 billing_unavailable | ready after 12 ms; everything works; orders tried again: 3 placed, 1 found as placed before; alerts: 9 had waited, 7 sent within 13 s, 2 replaced by newer ones |',
  );
  expect(report).toContain('All of it is as [operations.md]');
});

test.each<[string, Phase, string]>([
  [
    'an action that should work fails',
    phase('Stripe', seen({ join: billingAway, leave: billingAway, order: refused('500 internal', 8) })),
    'Stripe away: order got 500 internal',
  ],
  [
    'an action fails in another way',
    phase('Stripe', seen({ join: refused('500 internal'), leave: billingAway })),
    'Stripe away: join got 500 internal',
  ],
  ['an action that should fail works', phase('Stripe', seen({ join: billingAway })), 'Stripe away: leave works'],
  [
    'an action still fails once the dependency is back',
    phase('push service', seen({}), { after: seen({ order: refused('500 internal', 4) }) }),
    'push service back: order got 500 internal',
  ],
  [
    'an action fails in another way in the second in which the dependency goes',
    phase('push service', seen({}), { interrupted: seen({ order: refused('500 internal', 4) }) }),
    'push service going: order got 500 internal',
  ],
  [
    'an action fails although nothing is away',
    phase(null, seen({ browse: refused('no response', 2) })),
    'nothing away: browse got no response',
  ],
])('a contradiction of the matrix is reported: %s', (_, played, contradiction) => {
  expect(findContradictions([played])).toEqual([contradiction]);
  expect(write(played)).toContain(`says: ${contradiction}.`);
});

test('a refusal that depends on the speed of the machine is reported and contradicts nothing', () => {
  const played = phase('push service', seen({ order: refused('503 server_busy', 8) }));
  expect(findContradictions([played])).toEqual([]);
  expect(write(played)).toContain('| push service | order: 50 %, 503 server_busy |');
});
