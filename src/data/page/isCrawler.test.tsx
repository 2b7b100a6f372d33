import { expect, test, vi } from 'vitest';
import { isCrawler } from './isCrawler';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  [`Mozilla/5.0 (Linux; Android 11) ${chrome} Chrome-Lighthouse`, true],
  ['facebookexternalhit/1.1', true],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['', false],
])('S6-10 D-37 %s is a crawler: %s', async (userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(await isCrawler()).toBe(expected);
});
