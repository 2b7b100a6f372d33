import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Once in some thousand pages Chromium goes on running a page's scripts and draws no frame any more. That is no fault of the
 * site, and no journey can go on: such a one, and no other, is tried again in a new browser.
 */
const noteOf = ({ project, testId }: TestInfo) => join(project.outputDir, 'stalled', testId);

async function isStalled(page: Page): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), 5000));
  const answers = await Promise.race([page.evaluate(() => true).catch(() => false), late]);
  return (
    answers &&
    (await page.screenshot({ timeout: 10_000 }).then(
      () => false,
      () => true,
    ))
  );
}

/** After a journey: where it failed because a page was drawn no more, that is noted. */
export async function noteStall(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const stalled = await Promise.all(context.pages().map(isStalled));
  if (!stalled.includes(true)) return;
  console.warn(`The browser drew no more frames: ${info.titlePath.join(' › ')}`);
  mkdirSync(dirname(noteOf(info)), { recursive: true });
  writeFileSync(noteOf(info), '');
}

/** Before a journey: a second try is for a browser that drew no more. */
export function refuseSecondTry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(noteOf(info))) throw new Error('It failed, and its browser was drawing.');
}
