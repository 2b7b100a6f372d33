import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { StaffSession } from '../../../src/domain/staff/staffSchema';
import { now, shiftClock } from './clock';
import { readOutbox } from './readOutbox';
import { expect } from './test';

const operator = 'operator@shop.example';

/** Signs in the operator. A second code within half a minute is refused, so tests share the session. */
export async function openOperatorSession(request: APIRequestContext): Promise<StaffSession> {
  const earlier = new Map([[operator, now().toISOString()]]);
  let challengeId = '';
  // The worker that replaces a failed one has to wait for another code.
  await expect(async () => {
    const sent = await request.post('/v1/staff/auth/email', { data: { email: operator } });
    expect(sent.ok(), 'a code is sent').toBe(true);
    ({ challengeId } = (await sent.json()) as { challengeId: string });
  }).toPass();
  const otp = await readOutbox(request, operator, earlier);
  const login = await request.post('/v1/staff/auth/email/login', { data: { email: operator, otp, challengeId } });
  return (await login.json()) as StaffSession;
}

/** Invites a clerk of a dispensary, who has not signed in yet. Returns the clerk's email address. */
export async function inviteClerk(
  request: APIRequestContext,
  { providerId, staffToken }: { providerId: string; staffToken: string },
): Promise<string> {
  const email = `clerk-${randomUUID()}@staff.example`;
  const response = await request.post('/v1/staff/members', {
    headers: { authorization: `Bearer ${staffToken}` },
    data: { email, name: 'Sam Reyes', role: 'staff', providerId },
  });
  expect(response.status()).toBe(201);
  return email;
}

/** Signs a member of the staff in to the console. */
export async function signInToConsole(page: Page, email: string, readCode: (to: string) => Promise<string>) {
  await page.goto('/us/en/dispensary');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await readCode(email));
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

export const openSection = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();

/** Opens a browser window on a phone, whose clock is that of the journeys. */
export async function openPhone(browser: Browser, baseURL: string | undefined) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  await shiftClock(context);
  return context;
}
