/** Decap CMS packages without types; each exports one widget. */
declare module 'decap-cms-widget-list';
declare module 'decap-cms-widget-object';
declare module 'decap-cms-widget-select';
declare module 'decap-cms-locales' {
  interface Words {
    [key: string]: string | Words;
  }
  export const en: Words;
}

interface DecapFiles {
  authenticate(credentials: unknown): Promise<unknown>;
  restoreUser(user: unknown): Promise<unknown>;
  entriesByFolder(folder: string, extension: string, depth: number): Promise<DecapEntry[]>;
  entriesByFiles(files: { path: string; label?: string }[]): Promise<DecapEntry[]>;
  getEntry(path: string): Promise<DecapEntry>;
  persistEntry(entry: unknown): Promise<unknown>;
  deleteFiles(paths: string[]): Promise<unknown>;
  getMedia(folder?: string): Promise<{ path: string; name: string }[]>;
  persistMedia(asset: unknown, options?: unknown): Promise<unknown>;
}

interface DecapEntry {
  data: string;
  file: { path: string; id?: string | null; label?: string; author?: string; updatedOn?: string };
}

declare module 'decap-cms-backend-proxy' {
  export const ProxyBackend: new (config: unknown, options?: unknown) => DecapFiles;
}

declare module 'decap-cms-backend-github' {
  export const AuthenticationPage: unknown;
}

declare module 'decap-cms-core/dist/esm/redux' {
  /** Decap's Redux store, which its public interface only passes to some widgets. */
  export const store: {
    getState: () => {
      collections: { get: (name: string) => object | undefined };
      entryDraft: { get: (key: 'entry' | 'hasChanged') => unknown };
      entries: { getIn: (path: string[]) => unknown };
    };
    subscribe: (listener: () => void) => () => void;
    dispatch: (action: unknown) => Promise<unknown>;
  };
}

declare module 'decap-cms-core/dist/esm/routing/history' {
  export const history: {
    location: { pathname: string; search: string };
    push: (path: string) => void;
    replace: (path: string) => void;
    listen: (listener: (location: { pathname: string }) => void) => void;
  };
}

declare module 'decap-cms-core/dist/esm/actions/entries' {
  export function loadEntries(collection: object): unknown;
  export function loadEntry(collection: object, slug: string): unknown;
}

declare module '*.css';
declare module '*.woff2' {
  const path: string;
  export default path;
}
