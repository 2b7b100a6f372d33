import { useState } from 'react';
import { styled } from 'styled-components';
import { maxShown, listStep } from '../../domain/catalogue/list/listQuery';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { HydrateWhenVisible } from '../../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import { whenCodeLoads, type ListState } from './listState';
import type { ProductListModel } from './listModel';

const PageLinks = lazyNamed(() => import('./PageLinks'), 'PageLinks');

interface ListEndProps {
  list: ProductListModel;
  state: ListState;
  path: string;
}

export function ListFooter({ list, state, path }: ListEndProps) {
  const { t } = useWords('shop');
  const [trigger] = useState(() => whenCodeLoads(state));
  const { products, from, total } = list.shown;
  const shown = products.length;
  return (
    <Foot data-scripted={list.options.isSiteSearch || undefined}>
      <Root>
        <Paragraph size="small" tone="muted">
          {t('list.shown', { shown: from ? `${from + 1}–${from + shown}` : shown, total })}
        </Paragraph>
        {from + shown < total && shown < maxShown && (
          <Button
            variant="secondary"
            isBusy={list.url.query.shown > shown}
            onClick={() => list.change({ shown: shown + listStep }, 'replace')}
          >
            {t('list.showMore')}
          </Button>
        )}
      </Root>
      <HydrateWhenVisible minHeight="56px" trigger={trigger}>
        <PageLinks state={state} path={path} />
      </HydrateWhenVisible>
    </Foot>
  );
}

/** Without scripts, a list that has no HTML of its further pages has no links to them. */
const Foot = styled.div`
  &[data-scripted] {
    @media (scripting: none) {
      display: none;
    }
  }
`;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding-top: ${space[8]};
`;
