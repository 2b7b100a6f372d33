/**
 * The names of the crawlers that see pages without the age gate: search engines, link previews and Lighthouse. A name
 * must stand alone in the user agent. Words such as "bot" or "news" also occur in phones' models and in the browsers
 * of apps, whose users must see the gate.
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

/**
 * The source of a regular expression that matches their user agents. WhatsApp's app names itself too, but last. Short,
 * because it is in every page.
 */
export const crawlerPattern = `(?:^|[ ;(])(?:${names.join('|')})(?![\\w.])|^WhatsApp\\/`;
