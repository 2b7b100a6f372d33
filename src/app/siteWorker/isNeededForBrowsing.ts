const folders = [
  'app',
  'i18n/messages',
  'ui',
  'state',
  'data/page',
  'domain/search',
  'pages/404',
  'templates/(Home|Discover|ProductList|Product|FactsAndWarnings|Support|StoreLocator|LegalPage|Partners|PrivacyChoices|Start)\\.',
  'features/(age-gate|cart|consent|delivery-address|editorial|leave-page|legal-notice|notifications|product|region-menu|shop|support)',
  'features/store-locator/(?!GoogleStoreMap|EmbeddedStoreMap)',
];
const browsingModules = new RegExp(`^src/(${folders.join('|')})`);

/** `path` is a module's file, such as 'src/templates/Home.tsx'. */
export const isNeededForBrowsing = (path: string): boolean => browsingModules.test(path);
