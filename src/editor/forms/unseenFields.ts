/**
 * Fields that the preview doesn't show, by collection and without indexes ('pods.variants.id'), and what they are for
 * instead. A field that the pages show must not be here.
 */
export const unseen: [path: RegExp, reason: string][] = [
  [/\.(publishAt|takeDownAt)(\.|$)/, 'Nothing here moves: the preview shows scheduled content at any time.'],
  [/^(pages|legal|landings|guides)\.(title|description)\./, 'Shows in search results and in the browser’s tab.'],
  [/^(pods|devices)\.(availability|expressDeliveryProvidersCount|publishedOn)$/, 'Shows in lists of products.'],
  [/^(pods|devices)\.availabilityComingSoonDate$/, 'Shows while a size is coming soon.'],
  [/^devices\.variants\.(title\.|grams$|thcGrams$|coaReport|batchIds$)/, 'Shows for pods only.'],
  [/(^|\.)originalId$|^(navigation|pages)\..*\.id$/, 'Shows nowhere: it tells entries and their parts apart.'],
  [/^notifications\.(category|meta\.createdAt)$/, 'Shows nowhere: it describes the notification.'],
  [/^(pods|devices)\.variants\.id$/, 'Shows nowhere: lab reports and carts refer to it.'],
  [
    /^(pods|devices|brands|landings|cities|guides)\.slug$|^(stores|dispensaries)\.id$|^(pages|legal)\.route$|^landings\.value$/,
    'Shows in addresses only.',
  ],
  [/^brands\.place\./, 'Shows in the lists of makers, for example on the home page.'],
  [/^brands\.label\./, 'Shows once the pictures of the brand’s pods are drawn again.'],
  [/^batches\.contaminants\.passed$/, 'Shows as the measured figures say.'],
  [/^stores\.(state|timezone)$|^cities\.region$/, 'Must fit the address.'],
  [
    /^dispensaries\.(hours\.|postalCodes|windowMinutes)/,
    'Decides where and when customers can order: the shop reads it with an address.',
  ],
  [/^pages\.updatedOn$/, 'Shows on legal pages only.'],
  [/^guides\.(order|publishedOn)$/, 'Orders the list of guides.'],
  [
    /^legal\.(topics|questions)\.|^legal\.sections\.(kind|tone|eyebrow|items|table|portal|picture)(\.|$)/,
    'Legal pages show none.',
  ],
  [/^photos\./, 'Shows on the pages that use the photo.'],
  [/^navigation\.items\.needsUnlockAppLinks$/, 'Hides the link in a shop without links to the app.'],
  [/^site\.(shortName|description\.|themeColor)/, 'Shows on phones that install the shop.'],
  [/^site\.siteUrl$/, 'Begins every address that other sites see.'],
  [/^site\.termsVersion$/, 'Asks for a new consent to the terms.'],
];

/** `path` is a field such as 'pods.variants.id'. Null if the preview shows it. */
export const whyUnseen = (path: string): string | null => unseen.find(([where]) => where.test(path))?.[1] ?? null;
