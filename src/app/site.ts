/** What Gatsby asks of this site in the browser. */
export { App } from './App';
export { hydratePage } from './hydratePage';
export { readyPage } from './readyPage';
export { pageDelayed, pageOpened, startClient } from './startClient';
