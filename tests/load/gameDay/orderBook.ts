import { randomUUID } from 'node:crypto';

export interface PlacedOrder {
  authorization: string;
  detailsId: string;
  orderNumber: string;
}

/** A try that a shopper can repeat: the key makes sure that it becomes one order at most. */
export interface OrderAttempt {
  authorization: string;
  key: string;
  body: string;
}

/** A move of an order that its dispensary can repeat. */
export interface Step {
  order: PlacedOrder;
  key: string;
}

export type SendOrder = (attempt: OrderAttempt) => Promise<Response>;

export interface TriedAgain {
  /** Placed before, although the shopper got no confirmation. */
  found: number;
  placed: number;
  refused: number;
}

/** Keeps the orders of a game day: which were confirmed, which wait for the dispensary, and which got no confirmation. */
export function createOrderBook(send: SendOrder) {
  const placed: PlacedOrder[] = [];
  const toAccept: Step[] = [];
  const toPack: Step[] = [];
  const unconfirmed: OrderAttempt[] = [];

  const attempt = async (order: OrderAttempt): Promise<Response> => {
    const response = await send(order).catch((error: unknown) => {
      unconfirmed.push(order);
      throw error;
    });
    if (!response.ok) {
      unconfirmed.push(order);
      return response;
    }
    const { detailsId, orderNumber } = (await response.clone().json()) as PlacedOrder;
    const confirmed = { authorization: order.authorization, detailsId, orderNumber };
    placed.push(confirmed);
    toAccept.push({ order: confirmed, key: randomUUID() });
    return response;
  };

  /** Repeats with the same key until a response comes, as consoles and dispensaries' systems do. */
  const advance = async (from: Step[], move: (step: Step) => Promise<Response>, to?: Step[]) => {
    const step = from.shift();
    if (!step) return null;
    const response = await move(step).catch((error: unknown) => {
      from.push(step);
      throw error;
    });
    if (response.ok) to?.push({ order: step.order, key: randomUUID() });
    else from.push(step);
    return response;
  };

  return {
    placed,
    attempt,
    accept: (move: (step: Step) => Promise<Response>) => advance(toAccept, move, toPack),
    pack: (move: (step: Step) => Promise<Response>) => advance(toPack, move),
    /** Every shopper without a confirmation tries once more, as the checkout does with the same key. */
    tryAgain: async (): Promise<TriedAgain> => {
      const counts = { found: 0, placed: 0, refused: 0 };
      for (const order of unconfirmed.splice(0)) {
        const status = await attempt(order).then(
          (response) => response.status,
          () => 0,
        );
        counts[status === 200 ? 'found' : status === 201 ? 'placed' : 'refused'] += 1;
      }
      return counts;
    },
  };
}
