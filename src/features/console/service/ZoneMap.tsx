import { useQuery } from '@tanstack/react-query';
import { Delaunay } from 'd3-delaunay';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../domain/text/formatCount';
import { parsePostalCode } from '../../../domain/address/postalCode';
import { zoneAreasQuery, type ProviderScope } from '../../../data/staff/serviceCalls';
import type { ProviderService, ZoneArea } from '../../../domain/staff/serviceSchema';
import { Button } from '../../../ui/Button';
import { Disclosure } from '../../../ui/Disclosure';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, radius } from '../../../ui/theme/tokens';
import { buildZoneCells, mapWidth } from './buildZoneCells';
import { QueryFailure } from '../QueryFailure';

interface ZoneMapProps {
  scope: ProviderScope;
  service: Pick<ProviderService, 'postalCodes' | 'pickupAddress'>;
  /** ZIP codes. */
  selected: ReadonlySet<string>;
  onToggle: (postalCodes: string[], isSelected: boolean) => void;
}

/** The ZIP code in the middle of the list. Nearby places have similar numbers, so it is roughly central. */
const middleOf = (codes: readonly string[]): string => codes[Math.floor(codes.length / 2)] ?? '';

/** Keeps the center when the list changes, because the map must not move while somebody taps its cells. */
export function ZoneMap({ scope, service, selected, onToggle }: ZoneMapProps) {
  const [typed, setTyped] = useState(() => service.pickupAddress?.postalCode ?? middleOf(service.postalCodes));
  const [firstSelected = ''] = selected;
  const center = typed || firstSelected;
  const code = parsePostalCode(center, 'us');
  const toggle = (codes: string[], isSelected: boolean) => {
    setTyped(center);
    onToggle(codes, isSelected);
  };
  return (
    <Stack $gap={4}>
      <TextField
        label="Map around the ZIP code"
        inputMode="numeric"
        value={center}
        error={!code && center.trim().length >= 5 && 'Enter a ZIP code such as 90012.'}
        onChange={(event) => setTyped(event.target.value)}
      />
      {code && <Cells scope={scope} center={code} selected={selected} onToggle={toggle} />}
    </Stack>
  );
}

/** Scrolls to the central ZIP code, which would be out of view on a phone. */
function scrollToMiddle(ground: HTMLDivElement | null): void {
  ground?.scrollTo?.((ground.scrollWidth - ground.clientWidth) / 2, (ground.scrollHeight - ground.clientHeight) / 2);
}

interface CellsProps extends Pick<ZoneMapProps, 'scope' | 'selected' | 'onToggle'> {
  center: string;
}

/**
 * Cells are approximate, because only the centers of ZIP codes are known. The buttons for towns make the map usable by
 * keyboard.
 */
function Cells({ scope, center, selected, onToggle }: CellsProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...zoneAreasQuery(scope, center),
    placeholderData: (previous) => previous,
  });
  const map = useMemo(() => (data ? buildZoneCells(data, (points) => Delaunay.from(points)) : null), [data]);
  if (error) return <QueryFailure title="The map could not be loaded" query={{ error, refetch }} />;
  if (!map) return <Ground aria-busy={isFetching} />;
  const chosenCount = map.cells.filter(({ area }) => selected.has(area.postalCode)).length;
  return (
    <>
      <Ground key={center} ref={scrollToMiddle} role="region" aria-label="Map" tabIndex={0}>
        <svg
          viewBox={`0 0 ${mapWidth} ${map.height}`}
          role="img"
          aria-label={`Map of ${formatCount(map.cells.length, 'ZIP code')}, ${chosenCount} in the zone`}
        >
          {map.cells.map(({ area, path, x, y }) => {
            const isSelected = selected.has(area.postalCode);
            return (
              <g key={area.postalCode} data-chosen={isSelected || undefined} data-shared={area.isShared || undefined}>
                <Cell d={path} onClick={() => onToggle([area.postalCode], !isSelected)}>
                  <title>{cellTitle(area)}</title>
                </Cell>
                {map.hasLabels && (
                  <Label x={x} y={y}>
                    {area.postalCode}
                  </Label>
                )}
              </g>
            );
          })}
        </svg>
      </Ground>
      <Paragraph size="small" tone="muted">
        Tap a cell to add or remove its ZIP code. Cells with a dashed line are in another dispensary’s zone too; the
        first of them in the shop’s order delivers there.
      </Paragraph>
      <TownButtons areas={data!} selected={selected} onToggle={onToggle} />
    </>
  );
}

const cellTitle = ({ postalCode, town, isShared }: ZoneArea) =>
  `${postalCode} ${town}${isShared ? ', also another dispensary’s' : ''}`;

function TownButtons({
  areas,
  selected,
  onToggle,
}: { areas: ZoneArea[] } & Pick<ZoneMapProps, 'selected' | 'onToggle'>) {
  const towns = new Map<string, string[]>();
  for (const { town, postalCode } of areas) towns.set(town, [...(towns.get(town) ?? []), postalCode]);
  return (
    <Disclosure summary={`By town (${towns.size})`}>
      <Cluster>
        {[...towns].map(([town, codes]) => {
          const count = codes.filter((code) => selected.has(code)).length;
          const isFullySelected = count === codes.length;
          return (
            <Button
              key={town}
              type="button"
              size="small"
              variant={count > 0 ? 'primary' : 'secondary'}
              aria-pressed={isFullySelected}
              onClick={() => onToggle(codes, !isFullySelected)}
            >
              {town} {count}/{codes.length}
            </Button>
          );
        })}
      </Cluster>
    </Disclosure>
  );
}

/** On a phone, cells stay large enough to tap, and the map scrolls. */
const Ground = styled.div`
  position: relative;
  max-height: 70svh;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  touch-action: manipulation;
  &[aria-busy] {
    aspect-ratio: 4 / 3;
  }
  > svg {
    display: block;
    width: 100%;
    min-width: 720px;
  }
`;

const Cell = styled.path`
  fill: ${color.paper};
  stroke: ${color.line};
  cursor: pointer;
  [data-shared] > & {
    stroke-dasharray: 4 3;
    stroke: ${color.muted};
  }
  [data-chosen] > & {
    fill: ${color.light};
  }
  &:hover {
    stroke: ${color.ink};
    stroke-width: 2;
  }
`;

const Label = styled.text`
  font-size: 11px;
  text-anchor: middle;
  pointer-events: none;
  fill: ${color.ink};
  [data-chosen] > & {
    fill: ${color.onLight};
  }
`;
