import { expect, test } from '../support/test';

test.use({ accepted: null });

interface SystemInfo {
  commandLine: string;
}

test(
  'Playwright’s features stay enabled and disabled, although our own lists replace its lists',
  { tag: ['@phone', '@core'] },
  async ({ browser }) => {
    const cdp = await browser.newBrowserCDPSession();
    const { commandLine } = (await cdp.send('SystemInfo.getInfo')) as SystemInfo;
    for (const kind of ['disable', 'enable']) {
      const lists = [...commandLine.matchAll(new RegExp(` --${kind}-features=(\\S+)`, 'g'))];
      const [ofPlaywright, ours] = lists.map(([, names]) => names!.split(','));
      expect(lists).toHaveLength(2);
      expect(ours, `the list to ${kind} that counts`).toEqual(expect.arrayContaining(ofPlaywright!));
    }
  },
);
