/**
 * The names of the crawlers that see pages without the age gate: search engines, link previews and Lighthouse. A name
 * must stand alone in the user agent. Words such as "bot" or "news" also occur in phones' models and in the browsers
 * of apps, whose users must see the gate.
 */
const names = [
  'Googlebot',
  'Google-InspectionTool',
  'Storebot-Google',
  'AdsBot-Google',
  'bingbot',
  'BingPreview',
  'DuckDuckBot',
  'YandexBot',
  'Applebot',
  'Baiduspider',
  'Qwantbot',
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Pinterestbot',
  'redditbot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'Chrome-Lighthouse',
];

/** The source of a regular expression that matches their user agents. WhatsApp's app names itself too, but last. */
export const crawlerPattern = `(?:^|[ ;(])(?:${names.join('|')})(?![\\w.])|^WhatsApp\\/`;
