import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { StartedRun } from '../../../src/domain/staff/runSchema';
import { expect } from './test';

interface RunOrder {
  providerId: string;
  orderNumber: string;
  staffToken: string;
}

/** Accepts and packs an order, sends it out, and returns the path of the driver's link. */
export async function startRun(request: APIRequestContext, { providerId, orderNumber, staffToken }: RunOrder) {
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${staffToken}`, 'idempotency-key': randomUUID() };
    const response = await request.post(`/v1/staff/${path}?providerId=${providerId}`, { headers, data });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as unknown;
  };
  for (const status of ['ACCEPTED', 'PACKED']) await post(`orders/${orderNumber}/status`, { status });
  const run = await post('runs', { driverName: 'Robin', orderNumbers: [orderNumber] });
  return `/us/en/driver#${(run as StartedRun).token}`;
}
