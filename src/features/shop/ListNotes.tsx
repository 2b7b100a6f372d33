import { useState } from 'react';
import type { FacetKey } from '../../domain/catalogue/listing';
import { toggleValue } from '../../domain/catalogue/listChoice';
import type { UnknownValue } from '../../domain/catalogue/listQuery';
import { nearestName } from '../../domain/catalogue/nearestMatch';
import { useFiltersWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import type { ListModel } from './listModel';
import { valueLabel } from './valueLabel';

const maxNotes = 3;

interface NoteProps {
  text: string;
  onDismiss: () => void;
  action?: { label: string; onPress: () => void };
}

function Note({ text, onDismiss, action }: NoteProps) {
  const { t } = useFiltersWords();
  return (
    <Notice
      tone="info"
      action={
        <Cluster $gap={2}>
          {action && (
            <Button size="small" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onDismiss}>
            {t('list.dismiss')}
          </Button>
        </Cluster>
      }
    >
      {text}
    </Notice>
  );
}

/** A value in the URL that no filter has, and the value that was probably meant. */
function UnknownNote({ list, unknown: { key, value }, onDismiss }: UnknownNoteProps) {
  const { t } = useFiltersWords();
  const names = list.result?.facets[key].map((each) => ({ ...each, name: valueLabel(key, each.name, t) })) ?? [];
  const meant = nearestName(value, names);
  const isNew = meant !== null && !(list.query[key] as readonly string[]).includes(meant);
  const choose = (facet: FacetKey, chosen: string) => list.change(toggleValue(list.query, facet, chosen), 'replace');
  return (
    <Note
      text={t(`list.unknown.${key}`, { value })}
      onDismiss={onDismiss}
      action={
        isNew
          ? {
              label: t('list.didYouMean', { value: names.find((each) => each.value === meant)!.name }),
              onPress: () => choose(key, meant),
            }
          : undefined
      }
    />
  );
}

interface UnknownNoteProps {
  list: ListModel;
  unknown: UnknownValue;
  onDismiss: () => void;
}

/** Explains which parts of the URL's query the list cannot apply. Dismissing a note removes them from the URL. */
export function ListNotes({ list }: { list: ListModel }) {
  const { t } = useFiltersWords();
  const { unknown, isCut, lacksAddress, query, delivery, change } = list;
  const [isSilent, setIsSilent] = useState(false);
  const forget = () => change({}, 'replace');
  const isStockUnknown = query.stock && delivery !== null && !delivery.isPending && !delivery.offers && !isSilent;
  if (!unknown.length && !isCut && !lacksAddress && !isStockUnknown) return null;
  return (
    <Stack $gap={3}>
      {unknown.slice(0, maxNotes).map((each) => (
        <UnknownNote key={`${each.key} ${each.value}`} list={list} unknown={each} onDismiss={forget} />
      ))}
      {isCut && <Note text={t('list.notOffered')} onDismiss={forget} />}
      {lacksAddress && (
        <Note
          text={t('product.availability.NO_ADDRESS')}
          onDismiss={forget}
          action={{ label: t('header.addAddress'), onPress: () => openPanel('address') }}
        />
      )}
      {isStockUnknown && <Note text={t('list.stockUnknown')} onDismiss={() => setIsSilent(true)} />}
    </Stack>
  );
}
