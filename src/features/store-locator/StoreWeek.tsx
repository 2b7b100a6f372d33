import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { weekdays } from '../../domain/time/weekdays';
import { formatWeekday } from '../../i18n/time/formatWeek';
import { useWords } from '../../i18n/LocaleContext';
import { color, space, text } from '../../ui/theme/tokens';
import { formatStoreHours } from './formatStoreHours';

interface StoreWeekProps {
  store: Pick<Store, 'hours'>;
  /** Undefined in the static HTML, which cannot depend on the time. */
  today?: number;
}

export function StoreWeek({ store, today }: StoreWeekProps) {
  const words = useWords('stores');
  return (
    <Table>
      <tbody>
        {weekdays.map((name, weekday) => (
          <tr key={name} aria-current={weekday === today ? 'date' : undefined}>
            <th scope="row">{formatWeekday(weekday, words.locale)}</th>
            <td>{formatStoreHours(store.hours[name], words)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 340px;
  margin-bottom: ${space[3]};
  border-collapse: collapse;
  ${text.label};
  font-weight: 400;
  color: ${color.muted};
  th {
    font-weight: inherit;
    text-align: start;
  }
  /* French weekdays are lowercase, but a line starts with a capital. */
  th::first-letter {
    text-transform: uppercase;
  }
  td {
    padding-block: 3px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] {
    font-weight: 600;
    color: ${color.ink};
  }
`;
