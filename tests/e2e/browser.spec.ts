import { expect, test } from './support/test';

interface SystemInfo {
  commandLine: string;
}

test(
  'the features that Playwright disables stay disabled, although our own list replaces its list',
  { tag: ['@phone', '@core'] },
  async ({ browser }) => {
    const cdp = await browser.newBrowserCDPSession();
    const { commandLine } = (await cdp.send('SystemInfo.getInfo')) as SystemInfo;
    const lists = [...commandLine.matchAll(/ --disable-features=(\S+)/g)].map(([, names]) => names!.split(','));
    expect(lists).toHaveLength(2);
    const [ofPlaywright, ours] = lists;
    expect(ours, 'the list that counts').toEqual(expect.arrayContaining(ofPlaywright!));
  },
);
