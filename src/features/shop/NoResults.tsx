import SearchX from 'lucide-react/icons/search-x';
import { styled } from 'styled-components';
import { emptyFilters, type ListQuery } from '../../domain/catalogue/list/listQuery';
import { constraints, type Constraint } from '../../domain/catalogue/list/nearestMatch';
import { useWords } from '../../i18n/LocaleContext';
import { openSearch } from '../../state/panels';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import type { ListOptions, ProductListModel } from './listModel';
import { ProductCard } from './ProductCard';
import { standaloneValueLabel } from './filters/valueLabel';

const maxSuggestions = 3;

/** Formats a query's filters as text, such as 'Rosin or Distillate'. */
function useQueryText({ brands }: ListOptions) {
  const words = useWords('shop', 'filters', 'traits');
  const { locale, t } = words;
  const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale.id, { type });
  const formatConstraint = (query: ListQuery, key: Constraint): string => {
    if (key === 'q') return t('list.quoted', { text: query.q });
    if (key === 'stock') return t('list.quoted', { text: t('list.stock') });
    const names = query[key].map((value) => standaloneValueLabel(key, brands?.get(value) ?? value, words));
    return list('disjunction').format(names);
  };
  const formatQuery = (query: ListQuery) =>
    list('conjunction').format(
      constraints
        .filter((key) => (key === 'stock' ? query.stock : query[key].length > 0))
        .map((key) => formatConstraint(query, key)),
    );
  return { formatConstraint, formatQuery };
}

/** Repeats the query, and suggests ways to widen it and the product with the most similar name. */
export function NoResults({ list }: { list: ProductListModel }) {
  const { t, plural } = useWords('shop', 'filters');
  const { change } = list;
  const { result, getOffer } = list.shown;
  const { formatConstraint, formatQuery } = useQueryText(list.options);
  if (!result?.isOffered) return <EmptyState title={t('list.emptyRegion')} />;
  const { query, nearest } = result;
  const suggestions = result.suggestions.slice(0, maxSuggestions);
  const search = (text: string) => change({ ...emptyFilters, q: text });
  return (
    <div>
      <EmptyState
        icon={<SearchX size={40} aria-hidden />}
        title={t('list.empty.title')}
        action={
          <>
            {nearest && (
              <Button onClick={() => search(nearest.title)}>{t('list.didYouMean', { value: nearest.title })}</Button>
            )}
            {suggestions.map((suggestion) => (
              <Button key={suggestion.dropped} variant="secondary" onClick={() => change(suggestion.query)}>
                {plural('list.without', suggestion.count, { value: formatConstraint(query, suggestion.dropped) })}
              </Button>
            ))}
            {query.q && !list.options.isSiteSearch && (
              <Button variant="secondary" onClick={() => openSearch(query.q)}>
                {t('list.searchSite')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => change(emptyFilters)}>
              {t('list.clear')}
            </Button>
          </>
        }
      >
        {t('list.empty.text', { asked: formatQuery(query) })}
      </EmptyState>
      {nearest && (
        <Nearest>
          <Paragraph tone="muted">{t('list.empty.nearest')}</Paragraph>
          <ProductCard product={nearest} offer={getOffer?.(nearest)} />
        </Nearest>
      )}
    </div>
  );
}

const Nearest = styled.div`
  display: grid;
  gap: ${space[4]};
  width: min(100%, 280px);
  margin-inline: auto;
`;
