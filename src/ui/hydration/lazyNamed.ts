import { createElement, lazy, useState, type ComponentType } from 'react';

export type LazyPart<Props> = ComponentType<Props> & {
  load: () => Promise<unknown>;
};

/** React's `lazy` for a named export. After `load`, the component renders without suspending. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Lazy = lazy(loadPart) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // Keep the first choice, because switching to another component would discard the state on screen.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen as ComponentType<object>, props as object);
  }
  return Object.assign(Part, { load: loadPart });
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

/** For a part that hydrates on input. After in-site navigation there is no HTML, so its script loads with the page's. */
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
