import { styled } from 'styled-components';
import { emptyFilters } from '../../../domain/catalogue/list/listQuery';
import { useWords } from '../../../i18n/LocaleContext';
import { Chip } from '../../../ui/Chip';
import { Button } from '../../../ui/Button';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Panel } from '../../../ui/overlays/Panel';
import { Stack } from '../../../ui/layout/Stack';
import { space, text } from '../../../ui/theme/tokens';
import { FacetValues } from './FacetValues';
import type { ProductListModel } from '../listModel';

interface FilterPanelProps {
  list: ProductListModel;
  isOpen: boolean;
  onClose: () => void;
}

/** Used on screens that are too narrow for a button per filter. */
export function FilterPanel({ list, isOpen, onClose }: FilterPanelProps) {
  const { t, plural } = useWords('shop', 'filters');
  const { result, change } = list;
  const { query } = list.url;
  const { facets, canFilterStock } = list.options;
  const provider = list.delivery?.provider;
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.filters')}
      closeLabel={t('list.filters.close')}
      footer={
        <Foot>
          <Button variant="secondary" onClick={() => change(emptyFilters)}>
            {t('list.clear')}
          </Button>
          <Button onClick={onClose}>
            {/* The list's status is inert behind the panel, so this repeats it for screen readers. */}
            <span aria-live="polite">{plural('list.filters.show', result?.total ?? list.shown.total)}</span>
          </Button>
        </Foot>
      }
    >
      <Stack $gap={6}>
        {canFilterStock && (
          <CheckboxField
            label={t('list.stock')}
            hint={provider && t('list.deliveredBy', { provider: provider.name, licence: provider.licence })}
            checked={query.stock}
            onChange={() => change({ stock: !query.stock })}
          />
        )}
        {facets.map((facet) => (
          <Group key={facet}>
            <legend>{t(`list.${facet}`)}</legend>
            <FacetValues list={list} facet={facet} />
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

/** Rendered only with an address. */
export function StockSwitch({ list }: { list: ProductListModel }) {
  const { stock } = list.url.query;
  const { t } = useWords('shop', 'filters');
  return (
    <Chip isSelected={stock} onClick={() => list.change({ stock: !stock })}>
      {t('list.stock')}
    </Chip>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0 0 ${space[2]};
    ${text.strong};
  }
`;

const Foot = styled.div`
  display: flex;
  gap: ${space[3]};
  > button {
    padding-inline: ${space[4]};
  }
  > :last-child {
    flex: 1;
  }
`;
