/** Decap CMS packages without types; each exports one widget. */
declare module 'decap-cms-widget-boolean';
declare module 'decap-cms-widget-datetime';
declare module 'decap-cms-widget-list';
declare module 'decap-cms-widget-number';
declare module 'decap-cms-widget-object';
declare module 'decap-cms-widget-relation';
declare module 'decap-cms-widget-select';
declare module 'decap-cms-widget-string';
declare module 'decap-cms-widget-text';
declare module 'decap-cms-locales';
declare module 'decap-cms-backend-github';

declare module 'decap-cms-widget-relation/dist/esm/RelationCache' {
  /** Cached relation lookups. Decap never clears this cache. */
  const cache: { clear: () => void };
  export default cache;
}

declare module 'decap-cms-backend-proxy' {
  export class ProxyBackend {
    constructor(config: unknown, options?: unknown);
    request(payload: { action: string; params: unknown }): Promise<unknown>;
  }
}
