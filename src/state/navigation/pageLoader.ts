export type LoadPage = (path: string) => Promise<unknown>;

let provide: (loadPage: LoadPage) => void;
/** Available once the first page is hydrated. */
export const pageLoader = new Promise<LoadPage>((resolve) => {
  provide = resolve;
});

export const providePageLoader = (loadPage: LoadPage): void => provide(loadPage);
