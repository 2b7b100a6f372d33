import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, text, type Hue } from './theme/tokens';

interface BarTableProps {
  caption: ReactNode;
  columns: { name: string; value: string };
  rows: readonly {
    key: string;
    name: ReactNode;
    share: number;
    value: ReactNode;
  }[];
  totals?: readonly { key: string; name: ReactNode; value: ReactNode }[];
  hue?: Hue;
}

/** The share of the hue, in percent, in the edge of its bar. The rest is ink. */
export const hueInEdge = 60;

/** SVG bars print by default and need no inline style, which the content security policy forbids. */
export function BarTable({ caption, columns, rows, totals = [], hue }: BarTableProps) {
  return (
    <Table data-hue={hue}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, share, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <div>
                <svg height="8" aria-hidden>
                  <rect width={`${Math.round(share * 1000) / 10}%`} height="8" rx="4" />
                </svg>
                {value}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </Table>
  );
}

/** Bright hues need the darker edge to have a contrast of 3:1 with the track. Half of the stroke is clipped. */
const hues = (['sativa', 'indica', 'hybrid', 'cbd'] as const).map(
  (hue) =>
    `&[data-hue=${hue}] rect{fill:${color[hue]};stroke:color-mix(in srgb,${color[hue]} ${hueInEdge}%,${color.ink})}`,
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.label};
  > caption {
    padding-bottom: ${space[3]};
    ${text.sub};
    text-align: start;
  }
  > thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: ${space[2]} 0;
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  th {
    padding-inline-end: ${space[4]};
    white-space: nowrap;
  }
  td {
    width: 100%;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.belowPhone} {
    > * > tr > * {
      width: auto;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  /* Plain elements, because their classes would be a large part of a report's HTML. */
  td > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8ch, auto);
    gap: ${space[4]};
    align-items: center;
  }
  svg {
    width: 100%;
    border-radius: 4px;
    background: ${color.line};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  tfoot tr:first-child > * {
    padding-top: ${space[4]};
  }
  tfoot > tr > * {
    ${text.strong};
  }
  rect {
    fill: ${color.ink};
    stroke-width: 3;
  }
  ${hues.join('\n')}
  ${media.forcedColors} {
    && rect {
      fill: CanvasText;
    }
    svg {
      background: Canvas;
      outline: 1px solid GrayText;
    }
  }
`;
