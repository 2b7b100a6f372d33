import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part ahead of its first render. */
  load: () => Promise<unknown>;
};

/** React's `lazy` for a component that its file exports by name. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  return Object.assign(
    lazy(() => load().then((module) => ({ default: module[name] }))),
    { load },
  );
}

/** The same for a part that its page can do without: where its script does not come, nothing is drawn. */
export const lazyExtra = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> =>
  lazyNamed(() => load().catch(() => ({ [name]: () => null }) as unknown as Record<Name, ComponentType<Props>>), name);
