import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the component before its first render. */
  load: () => Promise<unknown>;
};

/** React's `lazy` for a named export. A component that `load` has loaded before renders without suspending. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let loaded: { default: ComponentType<Props> } | null = null;
  const loadOnce = () => load().then((module) => (loaded = { default: module[name] }));
  // React's `lazy` checks the result right after `then`, so a `then` that answers at once avoids the fallback.
  // oxlint-disable-next-line unicorn/no-thenable
  const loadedThenable = { then: (resolve: (module: typeof loaded) => void) => resolve(loaded) } as Promise<{
    default: ComponentType<Props>;
  }>;
  return Object.assign(
    lazy(() => (loaded ? loadedThenable : loadOnce())),
    { load: loadOnce },
  );
}

/** The same for an optional part of a page: renders nothing if its script fails to load. */
export const lazyOptional = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> =>
  lazyNamed(() => load().catch(() => ({ [name]: () => null }) as unknown as Record<Name, ComponentType<Props>>), name);

const pendingParts = new Set<Promise<unknown>>();
/** Settles once the parts that belong to pages loaded so far have arrived. */
export const partsLoaded = (): Promise<unknown> => Promise.allSettled(pendingParts);

/**
 * The same for a part of a page's first screen that hydrates on input. A page opened from another one has no HTML for
 * it, so its script loads together with the page's.
 */
export function lazyOnInput<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  const part = lazyNamed(load, name);
  if (typeof document === 'undefined' || document.documentElement.hasAttribute('data-dehydrated')) return part;
  const loading = part.load().catch(() => undefined);
  pendingParts.add(loading);
  void loading.then(() => pendingParts.delete(loading));
  return part;
}
