/** Dispatched by the site's scripts when they cannot hydrate the page. The start script then shows a notice. */
export const startFailedEvent = 'startfailed';

/** The start script ignores failures after hydration. */
export const reportStartFailure = (): void => void window.dispatchEvent(new Event(startFailedEvent));
