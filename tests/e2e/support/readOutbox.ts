import { expect, type APIRequestContext } from '@playwright/test';

interface OutboxMessage {
  at: string;
  channel: 'email' | 'sms';
  to: string;
  text: string;
}

/**
 * Waits for the newest one-time code sent to a destination. `seen` stores when each destination's last code was sent,
 * so that a second call waits for a second code.
 */
export async function readOutbox(request: APIRequestContext, to: string, seen: Map<string, string>): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await request.get('/__outbox', { headers: { accept: 'application/json' } });
    expect(response.status(), 'the outbox responds').toBe(200);
    const messages = (await response.json()) as OutboxMessage[];
    const newest = messages.find((message) => message.to === to && message.at > (seen.get(to) ?? ''));
    const found = /(?<!\d)\d{6}(?!\d)/.exec(newest?.text ?? '')?.[0];
    expect(found, `a code was sent to ${to}`).toBeDefined();
    seen.set(to, newest!.at);
    code = found!;
  }).toPass({ intervals: [50, 100, 250] });
  return code;
}
