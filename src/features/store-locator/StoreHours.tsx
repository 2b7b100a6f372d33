import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/storeSchema';
import { weekdays, type Weekday } from '../../domain/delivery/weekdays';
import { formatDoorTime, formatWeekday } from '../../i18n/formatWeek';
import { useStoresWords } from '../../i18n/LocaleContext';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { color, motion, radius, space, text } from '../../ui/theme/tokens';
import type { StoreOpening } from './storeOpening';

interface StoreHoursProps {
  store: Store;
  /** Undefined until the time is known: then the hours appear without the opening state. */
  door?: StoreOpening;
}

/** A store's opening state and its weekly hours. */
export function StoreHours({ store, door }: StoreHoursProps) {
  const { t, locale } = useStoresWords();
  const dayText = (hours: Store['hours'][Weekday]) => {
    if (!hours) return t('storeLocator.hours.closed');
    if (hours.open === hours.close) return t('storeLocator.hours.allDay');
    const [open, close] = [formatDoorTime(hours.open, locale), formatDoorTime(hours.close, locale)];
    return t('storeLocator.hours.range', { open, close });
  };
  return (
    <Root>
      <summary>
        {door ? (
          <State data-open={door.isOpen || undefined}>
            <VisuallyHidden>{t('storeLocator.hours')}, </VisuallyHidden>
            {door.text}
          </State>
        ) : (
          t('storeLocator.hours')
        )}
      </summary>
      <table>
        <tbody>
          {weekdays.map((name, weekday) => (
            <tr key={name} aria-current={weekday === door?.today ? 'date' : undefined}>
              <th scope="row">{formatWeekday(weekday, locale)}</th>
              <td>{dayText(store.hours[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

const Root = styled.details`
  width: 100%;
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    border-radius: ${radius.small};
    ${text.label};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 7px;
    height: 7px;
    margin: 0 4px 4px;
    border: solid ${color.muted};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate ${motion.medium} ${motion.ease};
  }
  &[open] summary::after {
    rotate: 225deg;
  }
  table {
    width: 100%;
    max-width: 340px;
    margin-bottom: ${space[3]};
    border-collapse: collapse;
    ${text.label};
    font-weight: 400;
    color: ${color.muted};
  }
  th {
    font-weight: inherit;
    text-align: start;
  }
  /* French writes weekdays in lowercase, but a line starts with a capital. */
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

/** A lamp that is lit while the store is open. */
const State = styled.span`
  &::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-inline-end: ${space[2]};
    border: 1.5px solid ${color.edge};
    border-radius: 50%;
  }
  &[data-open]::before {
    border-color: ${color.success};
    background: ${color.success};
    forced-color-adjust: none;
  }
`;
