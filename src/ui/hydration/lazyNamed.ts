import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  load: () => Promise<unknown>;
};

/** React's `lazy` for a named export. After `load`, the component renders without suspending. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let loaded: { default: ComponentType<Props> } | null = null;
  const loadOnce = () => load().then((module) => (loaded = { default: module[name] }));
  // React's `lazy` checks the result right after `then`, so a `then` that resolves synchronously avoids the fallback.
  // oxlint-disable-next-line unicorn/no-thenable
  const loadedThenable = { then: (resolve: (module: typeof loaded) => void) => resolve(loaded) } as Promise<{
    default: ComponentType<Props>;
  }>;
  return Object.assign(
    lazy(() => (loaded ? loadedThenable : loadOnce())),
    { load: loadOnce },
  );
}

/** Renders nothing if its script fails to load. */
export const lazyOptional = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> =>
  lazyNamed(() => load().catch(() => ({ [name]: () => null }) as unknown as Record<Name, ComponentType<Props>>), name);

const pendingParts = new Set<Promise<unknown>>();
/** Settles once all parts requested so far have loaded or failed. */
export const lazyPartsLoaded = (): Promise<unknown> => Promise.allSettled(pendingParts);

/** For a part that hydrates on input. On pages without its HTML, its script loads together with the page's scripts. */
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
