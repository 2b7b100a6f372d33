/**
 * These crawlers skip the age gate. A name must stand alone in the user agent, because "bot" and "news" also occur in
 * phone models and in browsers of apps, whose users must see the gate.
 */
const names = [
  '(?:Google|bing|DuckDuck|Yandex|Apple|Twitter|LinkedIn|Slack|Discord|Telegram)[bB]ot',
  'Google-InspectionTool',
  '(?:Ads|Store)[bB]ot-Google',
  'BingPreview',
  'Baiduspider',
  'facebookexternalhit',
  'Chrome-Lighthouse',
];

/** Kept short, because every page contains it. WhatsApp's in-app browser has the name too, but at the end. */
export const crawlerPattern = `(?:^|[ ;(])(?:${names.join('|')})(?![\\w.])|^WhatsApp\\/`;
