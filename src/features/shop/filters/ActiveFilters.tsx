import { useLayoutEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { facetKeys } from '../../../domain/catalogue/list/listing';
import { toggleFacetValue } from '../../../domain/catalogue/list/listOptions';
import { emptyFilters, type ListQuery } from '../../../domain/catalogue/list/listQuery';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { space } from '../../../ui/theme/tokens';
import type { ProductListModel } from '../listModel';
import { standaloneValueLabel } from './valueLabel';

interface ActiveFilter {
  id: string;
  label: string;
  without: Partial<ListQuery>;
}

function useActiveFilters({ url: { query }, options: { brands, isSiteSearch } }: ProductListModel): ActiveFilter[] {
  const words = useWords('shop', 'filters', 'traits');
  const { t } = words;
  const values = facetKeys.flatMap((facet) =>
    query[facet].map((value) => ({
      id: `${facet} ${value}`,
      label: standaloneValueLabel(facet, facet === 'brand' ? (brands?.get(value) ?? value) : value, words),
      without: toggleFacetValue(query, facet, value),
    })),
  );
  return [
    // A page of search results is about its text, which is in the field above.
    ...(query.q && !isSiteSearch ? [{ id: 'q', label: t('list.quoted', { text: query.q }), without: { q: '' } }] : []),
    ...values,
    ...(query.stock ? [{ id: 'stock', label: t('list.stock'), without: { stock: false } }] : []),
  ];
}

interface ActiveFiltersProps {
  list: ProductListModel;
  /** Takes focus after the last chip is removed. */
  container: RefObject<HTMLElement | null>;
}

export function ActiveFilters({ list, container }: ActiveFiltersProps) {
  const { t } = useWords('shop', 'filters');
  const active = useActiveFilters(list);
  const { isSiteSearch } = list.options;
  const { q } = list.url.query;
  const removed = useRef<{ index: number; count: number } | null>(null);
  const count = active.length;
  // Move focus to the chip that took the place of the removed one.
  useLayoutEffect(() => {
    if (!removed.current || removed.current.count === count) return;
    const buttons = container.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current.index, buttons.length - 2)] ?? container.current)?.focus({ preventScroll: true });
    removed.current = null;
  }, [count, container]);
  if (count === 0) return null;
  const removeFilter = (index: number, changes: Partial<ListQuery>) => {
    removed.current = { index, count };
    list.change(changes);
  };
  return (
    <Root>
      <Chips aria-label={t('list.chosen')}>
        {active.map(({ id, label, without }, index) => (
          <li key={id}>
            <Chip onRemove={() => removeFilter(index, without)} removeLabel={t('list.remove', { value: label })}>
              <Label>{label}</Label>
            </Chip>
          </li>
        ))}
      </Chips>
      <Button
        variant="quiet"
        size="small"
        onClick={() => removeFilter(0, isSiteSearch ? { ...emptyFilters, q } : emptyFilters)}
      >
        {t('list.clear')}
      </Button>
    </Root>
  );
}

const Label = styled.span`
  max-width: min(60vw, 320px);
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Root = styled.div`
  display: flex;
  flex: 0 1 auto;
  gap: ${space[2]};
  min-width: 0;
  > button {
    flex: none;
  }
`;

/** The chips scroll sideways, so that the button beside them stays in view. */
const Chips = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  /* Room for the focus ring. */
  margin: -5px;
  padding: 5px;
  overflow-x: auto;
  scrollbar-width: none;
  > li {
    flex: none;
  }
`;
