import ListFilter from 'lucide-react/icons/list-filter';
import { useState, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { facetKeys, type FacetKey } from '../../../domain/catalogue/list/listing';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { useWords } from '../../../i18n/LocaleContext';
import { color, media, motion, radius, space, text } from '../../../ui/theme/tokens';
import { ControlButton } from './ControlButton';
import { ListFailure } from '../ListFailure';
import { ListViewSwitch } from '../ListViewSwitch';
import { ListSearchField } from './ListSearchField';
import { SortSelect } from './SortSelect';
import { useListState, type ListState } from '../listState';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ProductList } from '../useProductList';

interface ToolbarProps {
  state: ListState;
  /** Filters with a button each. CSS hides them in regions without filters. */
  facets: readonly FacetKey[];
}

/** The menus' contents load on the first interaction. */
export function ListToolbar({ state, facets }: ToolbarProps) {
  const { t } = useWords('shop');
  const list = useListState(state);
  const [open, setOpen] = useState<FacetKey | 'panel' | null>(null);
  const { result, preload } = list;
  const { query } = list.url;
  const { code, isFailed, retry } = list.live;
  const name = t('list.filters');
  return (
    // Also preloads on click, because a click before hydration triggers neither pointerenter nor focus.
    <Root onPointerEnter={preload} onFocus={preload} onClick={preload}>
      <ListSearchField
        query={query}
        isSiteSearch={list.options.isSiteSearch}
        change={list.change}
        preloadSearch={list.preloadSearch}
      />
      {facets.length > 0 && (
        <>
          <div role="group" aria-label={name} {...shownWhereOn('filters')}>
            {facets.map((facet) => (
              <FacetButton key={facet} list={list} facet={facet} isOpen={open === facet} onToggle={setOpen} />
            ))}
          </div>
          <div {...shownWhereOn('filters')}>
            <ControlButton
              name={name}
              count={facetKeys.reduce((sum, key) => sum + query[key].length, Number(query.stock))}
              isBusy={open === 'panel' && !result && !isFailed}
              icon={<ListFilter size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpen('panel')}
            />
          </div>
          {/* Placed after the buttons, so that they do not move when the switch appears. */}
          {code && list.options.canFilterStock && (
            <div data-stock>
              <code.StockSwitch list={list} />
            </div>
          )}
        </>
      )}
      <SortSelect list={list} />
      <ListViewSwitch list={list} />
      {open && isFailed && <ListFailure onRetry={retry} />}
      {code && (
        <code.FilterPanel list={list} isOpen={open === 'panel' && result !== null} onClose={() => setOpen(null)} />
      )}
    </Root>
  );
}

interface FacetButtonProps {
  list: ProductList;
  facet: FacetKey;
  isOpen: boolean;
  onToggle: (facet: FacetKey | null) => void;
}

function FacetButton({ list, facet, isOpen, onToggle }: FacetButtonProps) {
  const { t } = useWords('shop');
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onToggle(null), [onToggle]);
  const { result } = list;
  const { code, isFailed } = list.live;
  return (
    <FacetButtonRoot ref={root}>
      <ControlButton
        name={t(`list.${facet}`)}
        count={list.url.query[facet].length}
        isBusy={isOpen && !result && !isFailed}
        icon={<ChevronDown size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? null : facet)}
      />
      {isOpen && code && result && <code.FacetSheet list={list} facet={facet} root={root} onClose={close} />}
    </FacetButtonRoot>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  > form {
    flex: 1 0 100%;
  }
  > [role='group'],
  > [data-stock] {
    display: none;
    gap: ${space[2]};
  }
  > span {
    flex: 1 1 110px;
  }
  > form > input,
  > span > select,
  > [role='radiogroup'],
  > div > button,
  > div > div > button {
    min-height: 44px;
    border: 1px solid ${color.edge};
    border-radius: ${radius.pill};
    ${text.label};
    background: transparent;
    white-space: nowrap;
    cursor: pointer;
    ${media.hover} {
      transition: border-color ${motion.fast};
      &:hover {
        border-color: ${color.ink};
      }
    }
  }
  ${media.tablet} {
    > span {
      flex: none;
      width: 190px;
      margin-left: auto;
    }
  }
  ${media.desktop} {
    > form {
      flex: 0 1 360px;
    }
  }
  ${media.laptop} {
    > form {
      flex: 0 1 220px;
    }
    > [role='group'],
    > [data-stock] {
      display: flex;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const FacetButtonRoot = styled.div`
  position: relative;
  > [role='group'] {
    inset-inline: 0 auto;
    width: 300px;
    padding-block: 16px;
  }
`;
