import type { RefObject } from 'react';
import type { FacetKey } from '../../../domain/catalogue/list/listing';
import { useWords } from '../../../i18n/LocaleContext';
import { DropdownSheet } from '../../../ui/overlays/DropdownSheet';
import { FacetValues } from './FacetValues';
import type { ProductListModel } from '../listModel';

interface FacetSheetProps {
  list: ProductListModel;
  facet: FacetKey;
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function FacetSheet({ list, facet, root, onClose }: FacetSheetProps) {
  const { t } = useWords('shop', 'filters');
  return (
    <DropdownSheet root={root} label={t(`list.${facet}`)} onClose={onClose}>
      <FacetValues list={list} facet={facet} />
    </DropdownSheet>
  );
}
