const rooms = [
  'app',
  'i18n/messages',
  'ui',
  'state',
  'data/page',
  'domain/search',
  'pages/404',
  'templates/(Home|Discover|ProductList|Product|ProductDetails|FactsAndWarnings|Support|StoreLocator|LegalPage|Partners|PrivacyChoices|Start)\\.',
  'features/(age-gate|cart|consent|delivery-address|editorial|leave-page|legal-notice|notifications|product|region-menu|shop|support)',
  'features/store-locator/(?!GoogleStoreMap|EmbeddedStoreMap)',
];
const browsing = new RegExp(`^src/(${rooms.join('|')})`);

/**
 * Gets a module's file, such as 'src/templates/Home.tsx'. True for modules needed to browse the catalogue and fill the cart, as opposed to those of the account and of maps.
 */
export const isNeededForBrowsing = (path: string): boolean => browsing.test(path);
