import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Once in some thousand pages, Chromium keeps running a page's scripts but stops rendering frames. That is not the
 * site's fault and no journey can continue, so only such a journey is retried in a new browser.
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

/** After a failed journey: records if one of its pages had stopped rendering. */
export async function noteStall(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const stalled = await Promise.all(context.pages().map(isStalled));
  if (!stalled.includes(true)) return;
  console.warn(`The browser stopped rendering: ${info.titlePath.join(' › ')}`);
  mkdirSync(dirname(noteOf(info)), { recursive: true });
  writeFileSync(noteOf(info), '');
}

/** Before a journey: allows a retry only if the browser had stopped rendering. */
export function failUnlessStalled(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(noteOf(info)))
    throw new Error(
      'The first try failed, and not because the browser stopped rendering. Fix the site or the journey.',
    );
}
