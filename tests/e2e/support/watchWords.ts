import type { Page } from '@playwright/test';

interface WordFrames {
  /** How many frames had any words. */
  count: number;
  /** The names of what was seen in the first that had the whole HTML. */
  first: string[] | null;
  /** The names of what was seen in any. */
  ever: string[];
}

/** Looks for words in what each frame shows of the pages that are opened from now on; the result tells of the page that is open. */
export async function watchWords(page: Page, words: Record<string, string>): Promise<() => Promise<WordFrames>> {
  await page.addInitScript((wanted) => {
    const frames: WordFrames = { count: 0, first: null, ever: [] };
    Object.assign(window, { wordFrames: frames });
    const look = () => {
      // What is not displayed, or invisible, has no part in it.
      const text = document.body?.innerText.replace(/\s+/g, ' ').trim();
      if (!text) return;
      const seen = Object.keys(wanted).filter((name) => text.includes(wanted[name]!));
      if (document.readyState !== 'loading') frames.first ??= seen;
      frames.ever = [...new Set([...frames.ever, ...seen])];
      frames.count += 1;
    };
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', look);
    channel.port1.start();
    // Before the frame is drawn, and right after.
    const frame = () => {
      look();
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, words);
  return () => page.evaluate(() => (window as unknown as { wordFrames: WordFrames }).wordFrames);
}
