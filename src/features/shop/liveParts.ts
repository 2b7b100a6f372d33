// Loaded together on the first interaction with a list, or when the URL asks for more than its first screen.
export { ActiveFilters } from './ActiveFilters';
export { cardOffers } from './cardOffers';
export { brandNames, computeList } from './computeList';
export { knownCatalogue, knownSearch, loadCatalogue } from './catalogueStore';
export { changeListUrl, toggleInListUrl } from './changeListUrl';
export { DeliveredBy } from './DeliveredBy';
export { FacetSheet } from './FacetSheet';
export { FilterPanel } from './FilterPanel';
export { ListNotes } from './ListNotes';
export { LiveOffers } from './LiveOffers';
export { NoResults } from './NoResults';
export { ProductRows } from './ProductRows';
export { readListUrl } from './readListUrl';
export { StockSwitch } from './StockSwitch';
