/** The words of lists: filters, search, sorting. */
export const enShop = {
  'list.empty.title': 'No products found',
  'list.empty.text': 'Nothing here matches your choice.',
  'list.clear': 'Clear all',
} as const;
