/** The functions that Gatsby's browser entry calls. */
export { shouldUpdateScroll } from './firstScroll';
export { hydratePage } from './hydratePage';
export { preparePage } from './preparePage';
export { pageDelayed, pageOpened, startClient } from './startClient';
export { wrapPage } from './wrapPage';
