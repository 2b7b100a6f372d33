import { listStep } from '../../domain/catalogue/list/listQuery';
import { listPageSearch } from '../../domain/site/routing/listPage';
import { useListState, type ListState } from './listState';
import { PageNumbers } from './PageNumbers';

interface PageLinksProps {
  state: ListState;
  path: string;
}

export function PageLinks({ state, path }: PageLinksProps) {
  const { searchOfPage, shown } = useListState(state);
  const { from, total } = shown;
  const getSearch = searchOfPage ?? listPageSearch;
  return (
    <PageNumbers
      page={from / listStep + 1}
      count={Math.ceil(total / listStep)}
      pathOf={(page) => path + getSearch(page)}
    />
  );
}
