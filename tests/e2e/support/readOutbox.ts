import { expect, type APIRequestContext } from '@playwright/test';
import type { OutboxMessage } from '../../../netlify/platform/messages/outbox';
import { journeyServer } from '../../config/journeyServer';
import { ownerHeadersOf } from '../../fixtures/servers/ownerGate';

/** Returns the messages that the journeys' server would have sent, newest first. */
export async function listOutbox(request: APIRequestContext): Promise<OutboxMessage[]> {
  const headers = { accept: 'application/json', ...ownerHeadersOf(journeyServer().dataDir) };
  const response = await request.get('/__outbox', { headers });
  expect(response.status(), 'the outbox responds').toBe(200);
  return (await response.json()) as OutboxMessage[];
}

/**
 * Waits for the newest one-time code sent to a destination. `seen` stores when each destination's last code was sent,
 * so that a second call waits for a second code.
 */
export async function readOutbox(
  request: APIRequestContext,
  to: string,
  lastSent: Map<string, string>,
): Promise<string> {
  let code = '';
  await expect(async () => {
    const newest = (await listOutbox(request)).find(
      (message) => message.to === to && message.at > (lastSent.get(to) ?? ''),
    );
    const found = /(?<!\d)\d{6}(?!\d)/.exec(newest?.text ?? '')?.[0];
    expect(found, `a code was sent to ${to}`).toBeDefined();
    lastSent.set(to, newest!.at);
    code = found!;
  }).toPass({ intervals: [50, 100, 250] });
  return code;
}
