// One chunk, loaded when the shopper first interacts with a page of products.
export { prefetchPages } from '../../../state/navigation/prefetchPages';
export { PageTools, ProductTools } from './ProductTools';
