/** Formats as short as possible, to keep drawings small. */
export function formatCoordinate(value: number, decimals = 1): string {
  const text = value
    .toFixed(decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return text === '-0' || text === '' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Omits spaces that a path's syntax does not need. */
export function formatCoordinates(values: readonly number[], decimals = 1): string {
  return values
    .map((value) => formatCoordinate(value, decimals))
    .reduce((text, next) => {
      const joined = text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
      return text + (joined ? '' : ' ') + next;
    }, '');
}
