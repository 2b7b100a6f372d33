// Loaded together when the shopper starts to use a page with products.
export { prefetchPages } from '../../../state/navigation/prefetchPages';
export { PageTools } from './PageTools';
export { ProductTools } from './ProductTools';
