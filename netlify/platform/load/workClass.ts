import { AsyncLocalStorage } from 'node:async_hooks';

/** Kinds of requests that must not crowd each other out; `background` is the server's own work. */
export const workClasses = ['reads', 'signIn', 'orders', 'changes', 'webhooks', 'background'] as const;
export type WorkClass = (typeof workClasses)[number];
export type RequestClass = Exclude<WorkClass, 'background'>;

export interface Ticket {
  workClass: RequestClass;
  address: string;
  /** Order of admission; among those that have started, lower numbers go first. */
  sequence: number;
  inProgress: number;
  /** Aborted when the client disconnects. Set once the request object exists. */
  signal?: AbortSignal;
  /** Set when the request's first statement runs. From then on, the request is completed, never refused. */
  hasStarted: boolean;
}

const current = new AsyncLocalStorage<Ticket>();

export const withTicket = <Result>(ticket: Ticket, work: () => Result): Result => current.run(ticket, work);
export const currentTicket = (): Ticket | undefined => current.getStore();
