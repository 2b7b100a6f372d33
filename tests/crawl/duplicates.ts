/** Returns a line for each value that an earlier path has too. */
export function duplicates(values: readonly (readonly [string, string])[]): string[] {
  const first = new Map<string, string>();
  return values.flatMap(([value, path]) => {
    const before = first.get(value);
    if (before === undefined) first.set(value, path);
    return before === undefined ? [] : [`${value}: ${before} and ${path}`];
  });
}
