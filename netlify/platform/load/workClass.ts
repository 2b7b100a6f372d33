import { AsyncLocalStorage } from 'node:async_hooks';

/** Kinds of requests that must not crowd each other out; `background` is the server's own work. */
export const workClasses = ['reads', 'signIn', 'orders', 'changes', 'webhooks', 'background'] as const;
export type WorkClass = (typeof workClasses)[number];
export type RequestClass = Exclude<WorkClass, 'background'>;

/** An admitted request, on its way through the database. */
export interface Ticket {
  workClass: RequestClass;
  /** Older requests go first. */
  sequence: number;
  /** How many of its class were under way when it was let in, itself included. */
  underWay: number;
  /** Aborted when its client has gone; absent until somebody can tell. */
  signal?: AbortSignal;
  /** Set once its first statement runs: from then on it is finished, never shed. */
  hasStarted: boolean;
  hasLeft: boolean;
}

const current = new AsyncLocalStorage<Ticket>();

/** Does a request's work; its statements wait in line by its ticket. */
export const withTicket = <Result>(ticket: Ticket, work: () => Result): Result => current.run(ticket, work);
export const currentTicket = (): Ticket | undefined => current.getStore();
