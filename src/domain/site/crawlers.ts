/**
 * Crawlers that skip the age gate. A name must stand alone in the user agent, because "bot" and "news" also occur in
 * phones' models and in the browsers of apps, whose users must see the gate.
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

/** A regular expression, short because it is in every page. WhatsApp's app names itself too, but last. */
export const crawlerPattern = `(?:^|[ ;(])(?:${names.join('|')})(?![\\w.])|^WhatsApp\\/`;
