/** The event by which the site's scripts tell the start script that they cannot hydrate this page. */
export const startFailedEvent = 'startfailed';

/** The start script ignores failures after hydration. */
export const reportStartFailure = (): void => void window.dispatchEvent(new Event(startFailedEvent));
