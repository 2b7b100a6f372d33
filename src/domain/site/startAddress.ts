import { routePath, type RouteId } from './routes';

const targetIds = ['pods', 'myPods', 'unlock', 'orders'] as const satisfies readonly RouteId[];
export type StartTarget = (typeof targetIds)[number];

/** What the shortcuts of an installed app open (S1-16), by the name in the start URL: `/?to=unlock` leads to '/unlock'. */
export const startTargets = Object.fromEntries(targetIds.map((id) => [id, routePath(id)])) as Record<
  StartTarget,
  string
>;

/** The question of the start URL that names a target, as the text of a pattern. */
export const targetPattern = '[?&]to=(\\w+)';

/**
 * Where the start URL leads in a locale (D-10), with the rest of its question: ('/us/en', '?to=unlock&from=mail') →
 * '/us/en/unlock?from=mail'. A target that is not in the table is none.
 */
export function startAddress(prefix: string, search: string): string {
  const [, name = ''] = new RegExp(targetPattern).exec(search) ?? [];
  if (!Object.hasOwn(startTargets, name)) return prefix + search;
  const rest = new URLSearchParams(search);
  rest.delete('to');
  return prefix + startTargets[name as StartTarget] + (rest.size > 0 ? `?${rest.toString()}` : '');
}
