import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  empty: ReactNode;
}

/** On a phone, each row is a card with the column's title beside each value except the first. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={index} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  table {
    width: 100%;
    border-collapse: collapse;
    ${text.label};
    font-weight: 400;
  }
  th,
  td {
    padding: ${space[2]} ${space[4]};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
    min-width: 90px;
    border-bottom: 1px solid ${color.line};
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  th {
    ${text.small};
    font-weight: 600;
    color: ${color.muted};
    white-space: nowrap;
  }
  ${media.belowTablet} {
    /* The hidden head would otherwise add to the height, so that a table with few rows would scroll. */
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: clip;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      padding: ${space[3]} ${space[4]};
      border-bottom: 1px solid ${color.line};
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space[4]};
      min-height: 40px;
      padding: ${space[1]} 0;
      border: 0;
    }
    td::before {
      content: attr(data-column);
      flex: none;
      color: ${color.muted};
    }
    /* A cell with an error message puts it on its own line below the field. */
    td:has(> [role='alert']) {
      flex-wrap: wrap;
    }
    td > [role='alert'] {
      flex: 1 1 100%;
    }
    td:first-child,
    td[colspan] {
      display: block;
      font-weight: 600;
      &::before {
        content: none;
      }
    }
  }
`;
