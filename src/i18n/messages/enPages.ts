/** Messages around the texts of legal pages, support and partners. */
export const enPages = {
  'pages.contents': 'On this page',
  'pages.print': 'Print this page',
  'pages.questions': 'Questions and answers',
  'support.search': 'Search the answers',
  'support.searchExample': 'For example: light, low battery, lab report',
  'support.clear': 'Clear search',
  'support.topics': 'Topics',
  'support.found.one': '{count} answer found',
  'support.found.other': '{count} answers found',
  'support.none': 'No answer found for “{query}”',
  'support.noneText': 'Try fewer or different words, or write to us. A real person reads every message.',
  'app.lastUpdated': 'Last updated {date}',
  'app.updateReady': 'A new version of the shop is ready.',
  'notFound.text': 'There’s no page at this address. It may have moved, or the link may be wrong.',
  'notFound.home': 'Go to the home page',
  'notFound.support': 'Get help',
  'serverError.text':
    "Sorry, something went wrong there. We're working on it, feel free to contact us if refreshing doesn't fix things.",
} as const;
