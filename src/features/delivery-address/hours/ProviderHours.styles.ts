import { styled } from 'styled-components';
import { color, space, text } from '../../../ui/theme/tokens';

/** French writes weekdays in lowercase, but a line starts with a capital. */
const initial = '&::first-letter{text-transform:uppercase}';

export const DayTitle = styled.h4`
  ${text.label};
  padding-top: ${space[4]};
  span:first-child {
    display: inline-block;
    padding-inline-end: ${space[2]};
    ${initial}
  }
`;

export const SlotList = styled.ul`
  padding-top: ${space[1]};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 40px;
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
  [data-full] > :first-child {
    color: ${color.muted};
  }
`;

export const WeekTable = styled.table`
  width: 100%;
  margin-block: ${space[1]} ${space[3]};
  border-collapse: collapse;
  ${text.label};
  th,
  td {
    height: 44px;
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
  }
  th > span:first-child {
    display: inline-block;
    padding-inline-end: ${space[2]};
    ${initial}
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td > small {
    display: block;
    ${text.small};
    color: ${color.muted};
  }
  [aria-current] > * {
    font-weight: 600;
  }
`;

export const UpcomingList = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};
  ${text.small};
  /* French writes weekdays in lowercase, but a line starts with a capital. */
  > li::first-letter {
    text-transform: uppercase;
  }
`;
