import { routePath, type RouteId } from './routes';

const targetIds = ['pods', 'myPods', 'unlock', 'orders'] as const satisfies readonly RouteId[];
export type StartTarget = (typeof targetIds)[number];

/** Shortcuts of the installed app: `/?to=unlock` opens '/unlock'. */
export const startTargets = Object.fromEntries(targetIds.map((id) => [id, routePath(id)])) as Record<
  StartTarget,
  string
>;

export const startTargetPattern = '[?&]to=(\\w+)';

/** Keeps other parameters: ('/us/en', '?to=unlock&from=mail') → '/us/en/unlock?from=mail'. */
export function resolveStartUrl(prefix: string, search: string): string {
  const [, name = ''] = new RegExp(startTargetPattern).exec(search) ?? [];
  if (!Object.hasOwn(startTargets, name)) return prefix + search;
  const rest = new URLSearchParams(search);
  rest.delete('to');
  return prefix + startTargets[name as StartTarget] + (rest.size > 0 ? `?${rest.toString()}` : '');
}
