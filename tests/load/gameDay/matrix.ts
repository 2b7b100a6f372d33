import type { Action } from './actions';

/** The parts that can be away, as the first column of the matrix in docs/operations.md names them. */
export const dependencyNames = [
  'Postgres',
  'mail server',
  'Twilio',
  'Google Maps',
  'bucket of ID photos',
  'Stripe',
  'push service',
  'a dispensary’s system',
  'the API',
] as const;
export type DependencyName = (typeof dependencyNames)[number];

export const noResponse = 'no response';
export const lateResponse = 'no response within 10 s';
/** Refusals that depend on how busy the machine is. The report names them, but they contradict nothing. */
export const speedRefusals = [lateResponse, '503 server_busy', '503 uploads_busy'];

const refuse = (actions: readonly Action[], refusal: string): Partial<Record<Action, string>> =>
  Object.fromEntries(actions.map((action) => [action, refusal]));

const databaseActions: Action[] = [
  'see stock',
  'find an address',
  'sign in by email',
  'sign in by text message',
  'upload an ID',
  'order',
  'order to a new address',
  'track',
  'see pods',
  'unlock',
  'join',
  'leave',
  'accept in the console',
  'pack by webhook',
  'open a photo',
];

/** The actions that the matrix says fail while a dependency is away, with their refusal. All others must work. */
export const expectedRefusals: Record<DependencyName, Partial<Record<Action, string>>> = {
  Postgres: refuse(databaseActions, '503 database_unavailable'),
  'mail server': { 'sign in by email': '502 sending_failed' },
  Twilio: { 'sign in by text message': '502 sending_failed' },
  'Google Maps': refuse(['find an address', 'order to a new address'], '503 maps_unavailable'),
  'bucket of ID photos': refuse(['upload an ID', 'open a photo'], '503 storage_unavailable'),
  Stripe: refuse(['join', 'leave'], '503 billing_unavailable'),
  'push service': {},
  'a dispensary’s system': {},
  'the API': refuse(['browse', ...databaseActions], noResponse),
};
