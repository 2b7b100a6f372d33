import { memo, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../../data/page/afterPaint';
import type { FacetKey } from '../../../domain/catalogue/list/listing';
import { useWords } from '../../../i18n/LocaleContext';
import { CheckInput } from '../../../ui/fields/CheckInput';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import type { ProductListModel } from '../listModel';
import { valueLabel } from './valueLabel';

interface FacetValuesProps {
  list: ProductListModel;
  facet: FacetKey;
}

/** Filters with values short enough for two columns. */
const narrowFacets: ReadonlySet<FacetKey> = new Set(['plant', 'effect', 'flavor', 'size', 'thc', 'price']);

export function FacetValues({ list, facet }: FacetValuesProps) {
  const words = useWords('shop', 'filters', 'traits');
  const { result, toggle } = list;
  const chosen: readonly string[] = list.url.query[facet];
  return (
    <List data-narrow={narrowFacets.has(facet) || undefined}>
      {result?.facets[facet].map(({ value, name, count }) => (
        <li key={value}>
          <Value
            facet={facet}
            value={value}
            label={valueLabel(facet, name, words)}
            count={count}
            isChosen={chosen.includes(value)}
            onToggle={toggle}
          />
        </li>
      ))}
    </List>
  );
}

interface ValueProps {
  facet: FacetKey;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onToggle: ProductListModel['toggle'];
}

/** Uncontrolled, so that the browser paints the check mark immediately; the list updates after that paint. */
const Value = memo(function Value({ facet, value, label, count, isChosen, onToggle }: ValueProps) {
  const { plural } = useWords('shop', 'filters');
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = count === 0 && !isChosen;
  useLayoutEffect(() => {
    box.current!.checked = isChosen;
  }, [isChosen]);
  return (
    <label data-empty={isEmpty || undefined}>
      <CheckInput
        ref={box}
        type="checkbox"
        defaultChecked={isChosen}
        disabled={isEmpty}
        onChange={() => afterPaint(() => onToggle(facet, value))}
      />
      <span>{label}</span>
      <VisuallyHidden>{plural('list.count', count)}</VisuallyHidden>
      <small aria-hidden>{count}</small>
    </label>
  );
});

const List = styled.ul`
  &[data-narrow] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr));
    column-gap: ${space[6]};
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 44px;
    margin-inline: calc(-1 * ${space[2]});
    padding-inline: ${space[2]};
    border-radius: ${radius.small};
    cursor: pointer;
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, ${color.ink} 5%, transparent);
      }
    }
    &[data-empty] {
      color: ${color.muted};
      cursor: not-allowed;
    }
  }
  small {
    margin-left: auto;
    ${text.small};
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
