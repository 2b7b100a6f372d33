import { styled } from 'styled-components';
import { listPageSearch, pageNumbers } from '../../domain/site/routing/listPage';
import { listStep } from '../../domain/catalogue/list/listQuery';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { color, radius, space } from '../../ui/theme/tokens';
import { useListState, type ListState } from './listState';

interface PageLinksProps {
  state: ListState;
  path: string;
}

/** Real links, so that pagination works without scripts. */
export function PageLinks({ state, path }: PageLinksProps) {
  const { t } = useWords('shop');
  const { searchOfPage, shown } = useListState(state);
  const { from, total } = shown;
  const getSearch = searchOfPage ?? listPageSearch;
  const page = from / listStep + 1;
  return (
    <Root aria-label={t('list.pages')}>
      {pageNumbers(page, Math.ceil(total / listStep)).map((each, index) =>
        each ? (
          <LocalLink key={each} to={path + getSearch(each)} aria-current={each === page ? 'page' : undefined}>
            {each}
          </LocalLink>
        ) : (
          <span key={-index}>…</span>
        ),
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  padding-top: ${space[3]};
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: ${radius.pill};
  }
  [aria-current] {
    text-decoration: none;
    background: ${color.surface};
  }
`;
