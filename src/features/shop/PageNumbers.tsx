import { styled } from 'styled-components';
import { pageNumbers } from '../../domain/site/routing/listPage';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { color, radius, space } from '../../ui/theme/tokens';

interface PageNumbersProps {
  page: number;
  count: number;
  pathOf: (page: number) => string;
}

/** Real links, so that pagination works without scripts. */
export function PageNumbers({ page, count, pathOf }: PageNumbersProps) {
  const { t } = useWords('shop');
  return (
    <Root aria-label={t('list.pages')}>
      {pageNumbers(page, count).map((each, index) =>
        each ? (
          <LocalLink key={each} to={pathOf(each)} aria-current={each === page ? 'page' : undefined}>
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
