import { useState } from 'react';
import { styled } from 'styled-components';
import type { FacetKey } from '../../../domain/catalogue/list/listing';
import { HydrateWhenVisible } from '../../../ui/hydration/HydrateWhenVisible';
import { lazyOnInput } from '../../../ui/hydration/lazyNamed';
import { media } from '../../../ui/theme/tokens';
import { whenCodeLoads, type ListState } from '../listState';

const ListToolbar = lazyOnInput(() => import('./ListToolbar'), 'ListToolbar');

/** Hydrates on input, or when the list differs from the static HTML. */
export function ListControls({ state, facets }: { state: ListState; facets: readonly FacetKey[] }) {
  const [trigger] = useState(() => whenCodeLoads(state));
  const [onTouch] = useState(() => () => state.getState().list.preload());
  return (
    <Root>
      <HydrateWhenVisible waitsForInput minHeight="0" trigger={trigger} onTouch={onTouch}>
        <ListToolbar state={state} facets={facets} />
      </HydrateWhenVisible>
    </Root>
  );
}

const Root = styled.div`
  min-height: 96px;
  ${media.desktop} {
    min-height: 44px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
