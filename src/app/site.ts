/** The functions that Gatsby's browser entry calls. */
export { App } from './App';
export { hydratePage } from './hydratePage';
export { preparePage } from './preparePage';
export { pageDelayed, pageOpened, startClient } from './startClient';
