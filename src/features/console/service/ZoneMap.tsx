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
import { problemText } from '../problemText';
import { zoneCells, mapWidth } from './zoneCells';

interface ZoneMapProps {
  of: ProviderScope;
  /** The chosen ZIP codes. */
  chosen: ReadonlySet<string>;
  onToggle: (postalCodes: string[], isChosen: boolean) => void;
}

/**
 * The ZIP codes around the zone. The shop knows the middle of each, so that a cell is what is nearer to it than to any
 * other. Towns below it do by keyboard what the cells do by finger.
 */
export function ZoneMap({ of, chosen, onToggle }: ZoneMapProps) {
  const [near = null] = chosen;
  const { data, error, refetch, isFetching } = useQuery({
    ...zoneAreasQuery(of, near),
    placeholderData: (before) => before,
  });
  const map = useMemo(() => (data ? zoneCells(data, (points) => Delaunay.from(points)) : null), [data]);
  if (near === null) return <Text tone="muted">Type a ZIP code above to see the map around it.</Text>;
  if (error)
    return (
      <RetryNotice retryLabel="Try again" title="The map could not be loaded" onRetry={() => void refetch()}>
        {problemText(error)}
      </RetryNotice>
    );
  if (!map) return <Ground aria-busy={isFetching} />;
  return (
    <Stack $gap={4}>
      <Ground
        as="svg"
        viewBox={`0 0 ${mapWidth} ${map.height}`}
        role="img"
        aria-label={`Map of ${map.cells.length} ZIP codes, ${map.cells.filter(({ area }) => chosen.has(area.postalCode)).length} in the zone`}
      >
        {map.cells.map(({ area, path, x, y }) => {
          const isChosen = chosen.has(area.postalCode);
          return (
            <g key={area.postalCode} data-chosen={isChosen || undefined} data-shared={area.isShared || undefined}>
              <Cell d={path} onClick={() => onToggle([area.postalCode], !isChosen)}>
                <title>{titleOf(area)}</title>
              </Cell>
              {map.isLabelled && (
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
      <Towns areas={data!} chosen={chosen} onToggle={onToggle} />
    </Stack>
  );
}

const titleOf = ({ postalCode, town, isShared }: ZoneArea) =>
  `${postalCode} ${town}${isShared ? ', also another dispensary’s' : ''}`;

/** A button for each town, which adds all its ZIP codes or removes them. */
function Towns({ areas, chosen, onToggle }: { areas: ZoneArea[] } & Pick<ZoneMapProps, 'chosen' | 'onToggle'>) {
  const towns = new Map<string, string[]>();
  for (const { town, postalCode } of areas) towns.set(town, [...(towns.get(town) ?? []), postalCode]);
  return (
    <details>
      <summary>By town ({towns.size})</summary>
      <Cluster>
        {[...towns].map(([town, codes]) => {
          const count = codes.filter((code) => chosen.has(code)).length;
          const isWhole = count === codes.length;
          return (
            <Button
              key={town}
              type="button"
              size="small"
              variant={count > 0 ? 'primary' : 'secondary'}
              aria-pressed={isWhole}
              onClick={() => onToggle(codes, !isWhole)}
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
