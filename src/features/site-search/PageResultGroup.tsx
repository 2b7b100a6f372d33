import { useState } from 'react';
import { styled } from 'styled-components';
import type { HitGroup, SearchEntry } from '../../domain/search/siteSearch';
import { formatDistance } from '../../i18n/formatDistance';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { resultsId } from './JumpLinks';
import { ResultList } from './SearchResults';
import { useStoreDistances } from './useStoreDistances';

const shownAtFirst = 6;

interface PageResultGroupProps extends HitGroup {
  /** Then stores are those near that place, and not near the shopper. */
  isPlaceNamed: boolean;
}

const maxKilometers = 100_000;

function sortByDistance(entries: readonly SearchEntry[], distances: ReadonlyMap<string, number>): SearchEntry[] {
  const kilometersTo = ({ path }: SearchEntry) => distances.get(path) ?? maxKilometers;
  return [...entries].sort((a, b) => kilometersTo(a) - kilometersTo(b));
}

/** A kind of results in full: the first few, and the others on request. */
export function PageResultGroup({ kind, entries, isPlaceNamed }: PageResultGroupProps) {
  const { locale, t } = useWords('search');
  const [isWhole, setIsWhole] = useState(false);
  const distances = useStoreDistances(kind === 'store');
  const sorted = isPlaceNamed ? entries : sortByDistance(entries, distances);
  const distanceTo = (entry: SearchEntry) => {
    const kilometers = distances.get(entry.path);
    if (kilometers === undefined) return undefined;
    const distance = formatDistance(kilometers, locale);
    return locale.country === 'us' ? t('search.miles', { distance }) : t('search.kilometers', { distance });
  };
  return (
    <Root id={resultsId(kind)} aria-label={t(`search.kind.${kind}`)}>
      <Heading level={2} size="sub">
        {t(`search.kind.${kind}`)}
      </Heading>
      <ResultList entries={isWhole ? sorted : sorted.slice(0, shownAtFirst)} distanceTo={distanceTo} />
      {!isWhole && entries.length > shownAtFirst && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t('search.more', { count: entries.length })}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.section`
  scroll-margin-top: 96px;
`;
