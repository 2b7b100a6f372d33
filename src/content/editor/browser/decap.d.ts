/** Parts of Decap CMS that come without types; one control each. */
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
  /** What relations have looked up; it forgets nothing by itself. */
  const cache: { clear: () => void };
  export default cache;
}

declare module 'decap-cms-backend-proxy' {
  export class ProxyBackend {
    constructor(config: unknown, options?: unknown);
    request(payload: { action: string; params: unknown }): Promise<unknown>;
  }
}
