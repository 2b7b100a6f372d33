/** The words around the texts of legal pages, support and partners. */
export const enPages = {
  'pages.contents': 'On this page',
  'pages.print': 'Print this page',
  'pages.questions': 'Questions and answers',
  'support.search': 'Search the answers',
  'support.searchExample': 'For example: light, low battery, lab report',
  'support.clear': 'Clear the search',
  'support.topics': 'Topics',
  'support.found.one': '{count} answer found',
  'support.found.other': '{count} answers found',
  'support.none': 'No answer found for “{query}”',
  'support.noneText': 'Try fewer or other words, or ask us: a person reads every message.',
} as const;
