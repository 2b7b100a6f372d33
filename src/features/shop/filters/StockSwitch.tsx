import { useWords } from '../../../i18n/LocaleContext';
import { Chip } from '../../../ui/Chip';
import type { ListModel } from '../listModel';

/** Rendered only with an address. */
export function StockSwitch({ list: { query, change } }: { list: Pick<ListModel, 'query' | 'change'> }) {
  const { t } = useWords('shop', 'filters');
  return (
    <Chip isSelected={query.stock} onClick={() => change({ stock: !query.stock })}>
      {t('list.stock')}
    </Chip>
  );
}
