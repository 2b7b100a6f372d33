import { useQuery } from '@tanstack/react-query';
import { Delaunay } from 'd3-delaunay';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { zoneAreasQuery, type ProviderScope } from '../../../data/staff/serviceCalls';
import type { ZoneArea } from '../../../domain/staff/serviceSchema';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { color, radius } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';
import { buildZoneCells, mapWidth } from './buildZoneCells';

interface ZoneMapProps {
  scope: ProviderScope;
  /** ZIP codes. */
  selected: ReadonlySet<string>;
  onToggle: (postalCodes: string[], isSelected: boolean) => void;
}

/** Only centers of ZIP codes are known. The buttons for towns make the map usable by keyboard. */
export function ZoneMap({ scope, selected, onToggle }: ZoneMapProps) {
  const [firstCode = null] = selected;
  const { data, error, refetch, isFetching } = useQuery({
    ...zoneAreasQuery(scope, firstCode),
    placeholderData: (previous) => previous,
  });
  const map = useMemo(() => (data ? buildZoneCells(data, (points) => Delaunay.from(points)) : null), [data]);
  if (firstCode === null) return <Text tone="muted">Type a ZIP code above to see the map around it.</Text>;
  if (error)
    return (
      <RetryNotice retryLabel="Try again" title="The map could not be loaded" onRetry={() => void refetch()}>
        {formatApiError(error)}
      </RetryNotice>
    );
  if (!map) return <Ground aria-busy={isFetching} />;
  return (
    <Stack $gap={4}>
      <Ground
        as="svg"
        viewBox={`0 0 ${mapWidth} ${map.height}`}
        role="img"
        aria-label={`Map of ${map.cells.length} ZIP codes, ${map.cells.filter(({ area }) => selected.has(area.postalCode)).length} in the zone`}
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
      </Ground>
      <Text size="small" tone="muted">
        Tap a cell to add or remove its ZIP code. Cells with a dashed line are in another dispensary’s zone too; the
        first of them in the shop’s order delivers there.
      </Text>
      <TownButtons areas={data!} selected={selected} onToggle={onToggle} />
    </Stack>
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
    <details>
      <summary>By town ({towns.size})</summary>
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
    </details>
  );
}

const Ground = styled.div`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  touch-action: manipulation;
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
