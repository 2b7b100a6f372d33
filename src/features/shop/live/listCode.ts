// One chunk, loaded on the first interaction with a list, or when the URL requires more than the static HTML.
export { ActiveFilters } from '../filters/ActiveFilters';
export { cardOffers } from './cardOffers';
export { brandNames, computeList } from '../computeList';
export { cachedCatalogue, loadMissing } from '../../../data/catalogue/catalogueParts';
export { areRatingsPending, cachedRatings, cachedSearchIndex, loadList } from '../catalogueStore';
export { changeListUrl, searchForPage, toggleInListUrl } from '../changeListUrl';
export { DeliveredBy } from './DeliveredBy';
export { availableFacets } from '../../../domain/catalogue/list/listOptions';
export { FacetSheet } from '../filters/FacetSheet';
export { FilterPanel, StockSwitch } from '../filters/FilterPanel';
export { ListNotes } from '../ListNotes';
export { LiveOffers } from './LiveOffers';
export { NoResults } from '../NoResults';
export { ProductRows } from '../ProductRows';
export { readListUrl } from '../readListUrl';
