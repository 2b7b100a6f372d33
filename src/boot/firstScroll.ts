/**
 * Stops Gatsby scrolling on a new visit. Gatsby stores scroll positions by path, so it would open one page of a list
 * at the position where another was left. For reloads, Back, Forward and fragments, Gatsby decides.
 */
export function shouldUpdateScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  if (prevRouterProps || window.location.hash) return undefined;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' ? false : undefined;
}
