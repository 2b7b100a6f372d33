import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import type { FacetKey } from '../../../domain/catalogue/list/listing';
import { useWords } from '../../../i18n/LocaleContext';
import { ControlButton } from './ControlButton';
import type { ProductList } from '../useProductList';

interface FacetButtonProps {
  list: ProductList;
  facet: FacetKey;
  isOpen: boolean;
  onToggle: (facet: FacetKey | null) => void;
}

export function FacetButton({ list, facet, isOpen, onToggle }: FacetButtonProps) {
  const { t } = useWords('shop');
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onToggle(null), [onToggle]);
  const { result } = list;
  const { code, isFailed } = list.live;
  return (
    <Root ref={root}>
      <ControlButton
        name={t(`list.${facet}`)}
        count={list.url.query[facet].length}
        isBusy={isOpen && !result && !isFailed}
        icon={<ChevronDown size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? null : facet)}
      />
      {isOpen && code && result && <code.FacetSheet list={list} facet={facet} root={root} onClose={close} />}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  > [role='group'] {
    inset-inline: 0 auto;
    width: 300px;
    padding-block: 16px;
  }
`;
