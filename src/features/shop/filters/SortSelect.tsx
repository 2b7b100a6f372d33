import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { availableSorts } from '../../../domain/catalogue/list/listOptions';
import type { ListSort } from '../../../domain/catalogue/list/listQuery';
import { useWords } from '../../../i18n/LocaleContext';
import { useEarlyValue } from '../../../ui/hydration/useEarlyInput';
import type { ProductListModel } from '../listModel';

export function SortSelect({ list }: { list: ProductListModel }) {
  const { t } = useWords('shop');
  const { query } = list.url;
  const sortBy = (sort: ListSort) => list.change({ sort });
  const select = useEarlyValue<ListSort, HTMLSelectElement>(query.sort, sortBy);
  return (
    <Root>
      <select
        ref={select}
        aria-label={t('list.sort')}
        value={query.sort}
        onChange={({ target }) => sortBy(target.value as ListSort)}
      >
        {availableSorts(list.options.region).map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'newest' && query.q ? 'list.sort.match' : `list.sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  > select {
    width: 100%;
    padding: 8px 36px 8px 18px;
    appearance: none;
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    inset: 0 14px 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;
