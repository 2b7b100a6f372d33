import { routePath, type RouteId } from './routes';

const targetIds = ['pods', 'myPods', 'unlock', 'orders'] as const satisfies readonly RouteId[];
export type StartTarget = (typeof targetIds)[number];

/** The targets of an installed app's shortcuts, by their name in the start URL: `/?to=unlock` opens '/unlock'. */
export const startTargets = Object.fromEntries(targetIds.map((id) => [id, routePath(id)])) as Record<
  StartTarget,
  string
>;

/** The source of a regular expression that matches the target in the start URL's query. */
export const startTargetPattern = '[?&]to=(\\w+)';

/**
 * The URL that the start URL redirects to in a locale, keeping other query parameters: ('/us/en',
 * '?to=unlock&from=mail') → '/us/en/unlock?from=mail'. Unknown targets are ignored.
 */
export function resolveStartUrl(prefix: string, search: string): string {
  const [, name = ''] = new RegExp(startTargetPattern).exec(search) ?? [];
  if (!Object.hasOwn(startTargets, name)) return prefix + search;
  const rest = new URLSearchParams(search);
  rest.delete('to');
  return prefix + startTargets[name as StartTarget] + (rest.size > 0 ? `?${rest.toString()}` : '');
}
