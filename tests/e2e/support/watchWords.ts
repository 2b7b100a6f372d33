import type { Page } from '@playwright/test';

interface WordFrames {
  count: number;
  /** Names found in the first frame with the complete HTML. */
  first: string[] | null;
  ever: string[];
}

/** Looks for words in each frame of later pages. Returns a function that reads the open page's result. */
export async function watchWords(page: Page, words: Record<string, string>): Promise<() => Promise<WordFrames>> {
  await page.addInitScript((wanted) => {
    const frames: WordFrames = { count: 0, first: null, ever: [] };
    Object.assign(window, { wordFrames: frames });
    const sample = () => {
      // `innerText` omits hidden and invisible text.
      const text = document.body?.innerText.replace(/\s+/g, ' ').trim();
      if (!text) return;
      const visibleNames = Object.keys(wanted).filter((name) => text.includes(wanted[name]!));
      if (document.readyState !== 'loading') frames.first ??= visibleNames;
      frames.ever = [...new Set([...frames.ever, ...visibleNames])];
      frames.count += 1;
    };
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', sample);
    channel.port1.start();
    // Reads before the frame is painted, and immediately afterwards.
    const frame = () => {
      sample();
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, words);
  return () => page.evaluate(() => (window as unknown as { wordFrames: WordFrames }).wordFrames);
}
