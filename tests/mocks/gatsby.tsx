import type { AnchorHTMLAttributes, ReactNode, Ref, ScriptHTMLAttributes } from 'react';
import { vi } from 'vitest';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  getProps?: unknown;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A plain anchor. Journeys test what Gatsby's router does with links. */
export function Link({
  to,
  replace,
  state,
  activeClassName,
  activeStyle,
  partiallyActive,
  getProps,
  ...rest
}: LinkProps) {
  return <a {...rest} href={to} />;
}

export const navigate = vi.fn<(to: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>>(
  async () => undefined,
);
export const prefetchPathname = vi.fn<(path: string) => void>();
export const withPrefix = (path: string): string => path;
export const graphql = (): null => null;
export const Script = (props: ScriptHTMLAttributes<HTMLScriptElement>) => <script {...props} />;
