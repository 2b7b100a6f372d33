import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import { signatureHeaders } from '../../platform/webhooks/webhooks';
import {
  dispensaryResponseSchema,
  type DispensaryResponse,
  type dispensaryMessageSchema,
  type DispensaryOrder,
} from '../../services/staff/dispensary/dispensaryMessage';
import type { DispensaryProvider } from './dispensaryFile';

type Message = z.input<typeof dispensaryMessageSchema>;

export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(`${detail} (${code})`);
    this.code = code;
  }
}

async function post(url: string, provider: DispensaryProvider, body: string): Promise<Response> {
  const target = new URL(`/v1/webhooks/dispensary/${encodeURIComponent(provider.id)}`, url);
  const headers = signatureHeaders(provider.secret, { id: `cli_${randomUUID()}`, at: new Date(), body });
  try {
    return await fetch(target, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  } catch {
    throw new Error(`No server is running at ${target.origin}. Start it, or set another with --url.`);
  }
}

export async function sendAsDispensary(
  url: string,
  provider: DispensaryProvider,
  message: Message,
): Promise<DispensaryResponse> {
  const response = await post(url, provider, JSON.stringify(message));
  const json: unknown = await response.json().catch(() => null);
  const result = dispensaryResponseSchema.safeParse(json);
  if (response.ok && result.success) return result.data;
  const problem = problemSchema.safeParse(json);
  if (response.ok || !problem.success)
    throw new Error(
      `The server at ${url} responded with ${response.status} and an unexpected body. Is it this shop's server?`,
    );
  const { code, detail, errors = [] } = problem.data;
  throw new RefusedError(code, [detail, ...errors.map(({ path, message: text }) => `${path}: ${text}`)].join(' '));
}

export interface OpenOrder {
  provider: DispensaryProvider;
  order: DispensaryOrder;
}

export async function listOpenOrders(url: string, providers: DispensaryProvider[]): Promise<OpenOrder[]> {
  const lists = await Promise.all(
    providers.map(async (provider) => {
      const { orders = [] } = await sendAsDispensary(url, provider, { type: 'orders.list' });
      return orders.map((order) => ({ provider, order }));
    }),
  );
  return lists.flat().sort((a, b) => b.order.placedAt.localeCompare(a.order.placedAt));
}
