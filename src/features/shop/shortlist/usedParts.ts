// Loaded together when the shopper starts to use a page with products.
export { watchItems } from '../../../state/navigation/pagesAhead';
export { PageTools } from './PageTools';
export { ProductTools } from './ProductTools';
