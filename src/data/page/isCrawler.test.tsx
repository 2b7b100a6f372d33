import { expect, test, vi } from 'vitest';
import { isCrawler } from './isCrawler';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/136.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Googlebot-Image/1.0',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  `Mozilla/5.0 (Linux; Android 11) ${chrome} Chrome-Lighthouse`,
])('a search engine or preview meets no gate: %s (S6-10 D-44)', (userAgent) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(isCrawler()).toBe(true);
});

test.each([
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`,
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`,
  `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`,
  `${iPhone} Mobile/15E148 newsbreak/19.2.3`,
  `${iPhone} Mobile/15E148 NewsArticle/7.2.7 JsSdk/2.0`,
  `Mozilla/5.0 (Linux; Android 14; M bot 60) ${chrome}`,
  `Mozilla/5.0 (Linux; Android 13; CUBOT_NOTE 30) ${chrome}`,
  `Mozilla/5.0 (Linux; Android 14; SM-S911U) ${chrome} [FB_IAB/FB4A;FBAV/530.0.0.1;]`,
  `Mozilla/5.0 (Linux; Android 14; SM-S911U) ${chrome} WhatsApp/2.23.20.0`,
  `${iPhone} Mobile/15E148 GSA/370.0 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} NotGooglebot/2.1`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Googlebots/2.1`,
  'Mozilla/5.0 (compatible; SomeCrawler/1.0; +https://crawler.example)',
  '',
])('anyone else meets the gate: %s (S6-10 D-44)', (userAgent) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(isCrawler()).toBe(false);
});
