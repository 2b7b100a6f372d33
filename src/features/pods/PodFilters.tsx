import { styled } from 'styled-components';
import type { PodFilter } from '../../domain/unlock/userPods';
import { useWords } from '../../i18n/LocaleContext';
import { Chip } from '../../ui/Chip';
import { SelectField } from '../../ui/fields/SelectField';
import { space } from '../../ui/theme/tokens';
import { useCanRate } from './useCanRate';
import type { ShownPods } from './usePodList';
import type { ChangePodsQuery } from './usePodsUrl';

interface PodFiltersProps {
  list: ShownPods;
  filter: PodFilter;
  onChange: ChangePodsQuery;
}

/** Filters by year and by missing rating. Each choice shows how many pods match. */
export function PodFilters({ list, filter, onChange }: PodFiltersProps) {
  const { t } = useWords('account', 'pods');
  const canRate = useCanRate();
  const { year, isUnrated } = filter;
  // The URL may contain a year without pods.
  const years = year === null || list.years.includes(year) ? list.years : [year, ...list.years].sort((a, b) => b - a);
  const yearLabel = (each: number) => {
    const count = list.countMatches({ year: each, isUnrated });
    return count === null ? String(each) : t('pods.year.count', { year: each, count });
  };
  const unrated = list.countMatches({ year, isUnrated: true });
  return (
    <Bar>
      <SelectField
        label={t('pods.year')}
        value={year ?? ''}
        options={[
          { value: '', label: t('pods.year.all') },
          ...years.map((each) => ({ value: String(each), label: yearLabel(each) })),
        ]}
        onChange={({ target }) => onChange({ year: target.value ? Number(target.value) : null })}
      />
      {canRate && (
        <Chip isSelected={isUnrated} onClick={() => onChange({ isUnrated: !isUnrated })}>
          {unrated === null ? t('pods.unrated') : t('pods.unrated.count', { count: unrated })}
        </Chip>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  > :first-child {
    width: min(100%, 220px);
  }
  > button {
    min-height: 52px;
    white-space: normal;
  }
`;
