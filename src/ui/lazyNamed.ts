import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the component before its first render. */
  load: () => Promise<unknown>;
};

/** React's `lazy` for a named export. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  return Object.assign(
    lazy(() => load().then((module) => ({ default: module[name] }))),
    { load },
  );
}

/** The same for an optional part of a page: renders nothing if its script fails to load. */
export const lazyExtra = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> =>
  lazyNamed(() => load().catch(() => ({ [name]: () => null }) as unknown as Record<Name, ComponentType<Props>>), name);
