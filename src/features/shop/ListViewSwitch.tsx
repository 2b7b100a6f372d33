import Grid2x2 from 'lucide-react/icons/grid-2x2';
import Rows2 from 'lucide-react/icons/rows-2';
import { styled } from 'styled-components';
import { listViews, type ListView } from '../../domain/catalogue/list/listQuery';
import { useWords } from '../../i18n/LocaleContext';
import { useEarlyValue } from '../../ui/hydration/useEarlyInput';
import { color, media, radius, focusRing } from '../../ui/theme/tokens';
import type { ProductListModel } from './listModel';

const icons = { grid: Grid2x2, list: Rows2 };

export function ListViewSwitch({ list }: { list: ProductListModel }) {
  const { t } = useWords('shop');
  const change = (view: ListView) => list.change({ view }, 'replace');
  const group = useEarlyValue<ListView, HTMLDivElement>(list.url.query.view, change);
  return (
    <Root ref={group} role="radiogroup" aria-label={t('list.view')}>
      {listViews.map((view) => {
        const Icon = icons[view];
        return (
          <label key={view}>
            <input
              type="radio"
              name="view"
              value={view}
              aria-label={t(`list.view.${view}`)}
              checked={list.url.query.view === view}
              onChange={() => change(view)}
            />
            <Icon size={18} aria-hidden />
          </label>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  padding: 0 3px;
  align-items: center;
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 36px;
    border-radius: ${radius.pill};
    &:has(:checked) {
      color: ${color.paper};
      forced-color-adjust: none;
      background: ${color.ink};
    }
    &:has(:focus-visible) {
      ${focusRing};
    }
    ${media.forcedColors} {
      &:has(:checked) {
        border: 2px solid Highlight;
      }
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${media.withoutHas} {
    label {
      grid-auto-flow: column;
    }
    input {
      position: static;
      opacity: 1;
    }
  }
`;
