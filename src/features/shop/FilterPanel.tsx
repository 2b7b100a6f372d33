import { styled } from 'styled-components';
import { noFilters } from '../../domain/catalogue/listQuery';
import { useFiltersWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/CheckboxField';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { space, text } from '../../ui/theme/tokens';
import { FacetValues } from './FacetValues';
import type { ListModel } from './listModel';

interface FilterPanelProps {
  list: ListModel;
  isOpen: boolean;
  onClose: () => void;
}

/** All filters in one panel, for screens too narrow for a row of buttons. */
export function FilterPanel({ list, isOpen, onClose }: FilterPanelProps) {
  const { t, plural } = useFiltersWords();
  const { query, facets, result, canFilterStock, delivery, change } = list;
  const provider = delivery?.providerName;
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.filters')}
      closeLabel={t('list.filters.close')}
      footer={
        <Foot>
          <Button variant="secondary" onClick={() => change(noFilters)}>
            {t('list.clear')}
          </Button>
          <Button onClick={onClose}>{plural('list.filters.show', result?.products.length ?? list.total)}</Button>
        </Foot>
      }
    >
      <Stack $gap={6}>
        {canFilterStock && (
          <CheckboxField
            label={t('list.stock')}
            hint={provider && t('list.deliveredBy', { provider })}
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
