import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import geo from '../../netlify/edge-functions/geo';
import { problemSchema } from '../../src/domain/api/problemSchema';
import { isHeavy, times } from '../fixtures/times';
import { formatOperation, openContract, type Contract, type Operation } from './contract';
import { openPreparedApi } from './openPreparedApi';
import { prepareShop } from './preparedShop';
import { requestArbitrary, send, type GeneratedRequest } from './requests';

/**
 * FUZZ_SEED=… or FC_SEED=… runs other requests, FUZZ_ROUNDS=… more of them, and FUZZ_REPORT=1 prints how often each
 * call returned which status.
 */
const seed = Number(process.env.FUZZ_SEED ?? process.env.FC_SEED ?? 20_261_125);
const rounds = Number(process.env.FUZZ_ROUNDS ?? times(12, 5_000));
/** Some seeds reach a rare success only after more rounds. A call that never succeeds in this many cannot. */
const maxRounds = Math.max(rounds, 400);
/** The shop is recreated after this many rounds: more rows find no new bugs and slow down every request. */
const roundsPerShop = 40;
vi.setConfig({ testTimeout: times(300_000, 7_200_000) });

/** Operations without a 2xx response, and why. The test fails for one that has any. */
const unreached: Record<string, string> = {
  'post /v1/staff/runs': 'The prepared order is not packed: runs.test.ts starts rounds.',
  'post /v1/driver/stops/{orderNumber}': 'The prepared order is not on its way: runs.test.ts drives to one.',
  'put /v1/staff/orders/{orderNumber}/eta': 'The prepared order is not packed: consoleOrders.test.ts sets an arrival.',
  'delete /v1/staff/service/exceptions/{day}': 'Each round starts without exceptions: service.test.ts removes one.',
  'post /v1/staff/providers': 'The prepared dispensary exists already: onboarding.test.ts creates another.',
  'get /v1/staff/orders/{orderNumber}/id-photo':
    'The prepared shop has no stored photo: consoleOrders.test.ts looks at one.',
  'post /v1/webhooks/twilio': 'The prepared shop has no text message service: messages.test.ts receives a reply.',
  'post /v1/webhooks/twilio/status': 'The prepared shop has no text message service: messages.test.ts reports one.',
  'post /v1/webhooks/bounces': 'The prepared shop has no relay that reports bounces: bounces.test.ts receives some.',
  'get /v1/track/{token}': 'The token is in messages only: track.test.ts follows an order.',
  'get /v1/messages/unsubscribe': 'The link is in emails only: messages.test.ts opens one.',
  'post /v1/messages/unsubscribe': 'The link is in emails only: messages.test.ts uses one.',
  'get /v1/messages/stock-alerts': 'The link is in emails only: alertMail.test.ts opens one.',
  'post /v1/messages/stock-alerts': 'The link is in emails only: alertMail.test.ts uses one.',
  'get /v1/messages/price-alerts': 'The link is in emails only: priceAlerts.test.ts opens one.',
  'post /v1/messages/price-alerts': 'The link is in emails only: priceAlerts.test.ts uses one.',
  'put /v1/staff/reviews/{reviewId}/decision':
    'Needs a waiting review’s id and revision, and a reason that fits: reviews.test.ts decides.',
  'get /v1/dispensary/id-images/{token}':
    'A signed message makes the link, which works once: viewId.test.ts opens one.',
  'post /v1/dispensary/id-images/{token}':
    'A signed message makes the link, which works once: viewId.test.ts uses one.',
};

let opened: Awaited<ReturnType<typeof openPreparedApi>>;
let contract: Contract;
beforeAll(async () => {
  opened = await openPreparedApi();
  contract = await openContract(opened.api.app);
});
afterAll(() => opened.api.close());

type Tally = Record<string, number>;

/** Staff and dispensaries get the faults of fields in English only. */
const isForShoppers = ({ path }: Operation) => path.startsWith('/v1/app/') || path.startsWith('/.netlify/functions/');

/** A call whose faults have no French text answers wholly in English. */
async function findEnglishFaults(operation: Operation, response: Response): Promise<string[]> {
  const isExpected = response.status === 422 && isForShoppers(operation);
  if (!isExpected || response.headers.get('content-language') === 'fr') return [];
  const { errors = [] } = problemSchema.parse(await response.clone().json());
  return [`no French for one of: ${errors.map(({ message }) => message).join(' | ')}`];
}

const inFrench = ({ parameters, ...request }: GeneratedRequest): GeneratedRequest => ({
  ...request,
  parameters: { ...parameters, header: { ...parameters.header, 'accept-language': 'fr' } },
});

/** Each round sends one request per operation, in a shared state that earlier requests changed. */
async function runRounds(
  count: number,
  roundSeed: number,
  note: (operation: Operation, status: string, faults: string[]) => void,
) {
  await opened.api.reset();
  const shop = await prepareShop(opened);
  const source = { components: contract.document.components.schemas, prepared: shop.prepared };
  const samples = contract.operations.map((operation, at): [Operation, GeneratedRequest[]] => [
    operation,
    fc.sample(requestArbitrary(operation, source), { numRuns: count, seed: roundSeed + at }),
  ]);
  for (let round = 0; round < count; round += 1) {
    await shop.refill();
    // Rotate the order each time and reverse it every other time, because calls that always follow the one that
    // undoes them would never succeed.
    const offset = (round * 11) % samples.length;
    const turn = [...samples.slice(offset), ...samples.slice(0, offset)];
    for (const [operation, requests] of round % 2 ? turn.toReversed() : turn) {
      const isFrench = round % 2 === 1;
      const request = requests[round]!;
      const { response, sent } = await send(operation, isFrench ? inFrench(request) : request, shop);
      const status = String(response.status);
      const faults = [
        ...(isFrench ? await findEnglishFaults(operation, response) : []),
        ...(await contract.findFaults(operation, response)),
      ];
      note(
        operation,
        status,
        faults.map((fault) => `${formatOperation(operation)}: ${fault}\n    ${sent}`),
      );
    }
  }
}

test(`D-30 D-32 every response to any request matches the OpenAPI document (seed ${seed})`, async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const statuses = new Map<string, Tally>(contract.operations.map((operation) => [formatOperation(operation), {}]));
  const faults = new Map<string, string>();
  const notReached = () =>
    [...statuses].filter(
      ([name, tally]) => !(name in unreached) && !Object.keys(tally).some((status) => status.startsWith('2')),
    );
  const count = Math.min(roundsPerShop, rounds);
  for (let done = 0; done < rounds || (done < maxRounds && notReached().length > 0); done += count)
    await runRounds(count, seed + done, (operation, status, found) => {
      const tally = statuses.get(formatOperation(operation))!;
      tally[status] = (tally[status] ?? 0) + 1;
      // Keep one fault of each kind.
      for (const fault of found) faults.set(fault.split('\n')[0]!.slice(0, 120), fault);
    });
  if (isHeavy || process.env.FUZZ_REPORT) console.table(Object.fromEntries(statuses));
  // Logged errors come first, because they name the cause of a status 500.
  expect(opened.loggedErrors()).toBe('');
  expect(complaints.mock.calls.flat().join('\n')).toBe('');
  expect([...faults.values()].join('\n')).toBe('');
  expect(notReached()).toEqual([]);
});

test.each([
  ['US', 'NV'],
  ['CA', 'QC'],
  ['FR', null],
  [undefined, null],
])('S7-24 the edge function answers for %s and %s as documented', async (code, subdivision) => {
  const request = new Request('http://shop.example/geo', { method: 'GET' });
  const response = geo(request, { geo: { country: { code }, subdivision: { code: subdivision ?? undefined } } });
  expect(await contract.findFaults(contract.operation('get', '/geo'), response)).toEqual([]);
});
