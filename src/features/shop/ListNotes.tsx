import { useEffect, useState } from 'react';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import { toggleFacetValue } from '../../domain/catalogue/list/listOptions';
import { listStep, type UnknownFilterValue } from '../../domain/catalogue/list/listQuery';
import { closestValue } from '../../domain/catalogue/list/nearestMatch';
import { useWords } from '../../i18n/LocaleContext';
import { formatSearchNote } from '../../i18n/formatSearchNote';
import { useOwnerRatings } from '../../state/ownerRatings';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import type { ProductListModel } from './listModel';
import { valueLabel } from './filters/valueLabel';

const maxNotes = 3;

interface NoteProps {
  text: string;
  /** Null if the note stays until its cause is gone. */
  onDismiss: (() => void) | null;
  action?: { label: string; onClick: () => void };
}

function Note({ text, onDismiss, action }: NoteProps) {
  const { t } = useWords('shop', 'filters');
  return (
    <Notice
      tone="info"
      action={
        (action ?? onDismiss) && (
          <Cluster $gap={2}>
            {action && (
              <Button size="small" onClick={action.onClick}>
                {action.label}
              </Button>
            )}
            {onDismiss && (
              <Button variant="secondary" size="small" onClick={onDismiss}>
                {t('list.dismiss')}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      {text}
    </Notice>
  );
}

/** Reports a filter value from the URL that doesn't exist, and suggests the closest one. */
function UnknownNote({ list, unknown: { key, value }, onDismiss }: UnknownNoteProps) {
  const words = useWords('shop', 'filters', 'traits');
  const { t } = words;
  const names = list.result?.facets[key].map((each) => ({ ...each, name: valueLabel(key, each.name, words) })) ?? [];
  const meant = closestValue(value, names);
  const { query } = list.url;
  const isSuggestion = meant !== null && !(query[key] as readonly string[]).includes(meant);
  const choose = (facet: FacetKey, chosen: string) => list.change(toggleFacetValue(query, facet, chosen), 'replace');
  return (
    <Note
      text={t(`list.unknown.${key}`, { value })}
      onDismiss={onDismiss}
      action={
        isSuggestion
          ? {
              label: t('list.didYouMean', { value: names.find((each) => each.value === meant)!.name }),
              onClick: () => choose(key, meant),
            }
          : undefined
      }
    />
  );
}

interface UnknownNoteProps {
  list: ProductListModel;
  unknown: UnknownFilterValue;
  onDismiss: () => void;
}

/** Says which words of the search text matched, unless all of them did. */
function SearchNote({ list: { result, url } }: { list: ProductListModel }) {
  const words = useWords('search');
  const note = result?.search && url.query.q && result.total > 0 ? formatSearchNote(result.search, words) : null;
  return note && <Note text={note} onDismiss={null} />;
}

/** Removes a page number beyond the end of the list from the URL; the list already shows its first page. */
function useCorrectedPage({ result, shown, change }: ProductListModel): void {
  const isMissing = result !== null && result === shown.result && shown.from !== (shown.query.page - 1) * listStep;
  useEffect(() => {
    if (isMissing) change({ page: 1 }, 'replace');
    // `change` is new with every render, so it is not a dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing]);
}

/** Explains the parts of the URL's query that the list cannot apply. Dismissing a note removes them from the URL. */
export function ListNotes({ list }: { list: ProductListModel }) {
  useCorrectedPage(list);
  const { t } = useWords('shop', 'filters');
  const { delivery, change } = list;
  const { query, unknown, hasUnsupportedFilters, lacksAddress } = list.url;
  const isFailed = useOwnerRatings((state) => state.isFailed);
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = () => change({ page: query.page, shown: query.shown }, 'replace');
  const isStockUnknown = query.stock && delivery !== null && !delivery.isPending && !delivery.offers && !isDismissed;
  const areRatingsUnknown = query.sort === 'rating' && isFailed && !isDismissed;
  // The page of a site search has a note above all its results.
  const isSearched = Boolean(query.q) && !list.options.isSiteSearch;
  if (
    !unknown.length &&
    !areRatingsUnknown &&
    !hasUnsupportedFilters &&
    !lacksAddress &&
    !isStockUnknown &&
    !isSearched
  )
    return null;
  return (
    <Stack $gap={3}>
      {isSearched && <SearchNote list={list} />}
      {unknown.slice(0, maxNotes).map((each) => (
        <UnknownNote key={`${each.key} ${each.value}`} list={list} unknown={each} onDismiss={dismiss} />
      ))}
      {hasUnsupportedFilters && <Note text={t('list.notOffered')} onDismiss={dismiss} />}
      {lacksAddress && (
        <Note
          text={t('product.availability.NO_ADDRESS')}
          onDismiss={dismiss}
          action={{ label: t('header.addAddress'), onClick: () => openPanel('address') }}
        />
      )}
      {areRatingsUnknown && <Note text={t('list.ratingsUnknown')} onDismiss={() => setIsDismissed(true)} />}
      {isStockUnknown && <Note text={t('list.stockUnknown')} onDismiss={() => setIsDismissed(true)} />}
    </Stack>
  );
}
