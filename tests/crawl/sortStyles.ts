/** The order of styles depends on the order in which a process loads and renders components. */
export const sortStyles = (html: string): string =>
  html
    .replaceAll(/data-styled\.g\d+/g, '')
    .replaceAll(/\{content:"([^"]*)"\}/g, (_, names: string) => names.split(',').toSorted().join())
    .split('\n')
    .toSorted()
    .join('\n');
