import { styled } from 'styled-components';
import type { ActivationEntry, ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space, text } from '../../ui/theme/tokens';
import { formatHistoryRange } from './formatHistoryRange';
import { podTitle } from './podTitle';
import type { PodDates } from './usePodDates';

/** Long enough to distinguish two pods of a batch by the end of their keys. */
const keySuffixLength = 3;

interface HistoryEntriesProps {
  history: ActivationHistoryPage;
  dates: PodDates;
  onPage: (page: number) => void;
}

export function HistoryEntries({ history, dates, onPage }: HistoryEntriesProps) {
  const translator = useWords('account', 'pods');
  const { t } = translator;
  const { number, size, totalPages, first, last } = history;
  const page = number + 1;
  return (
    <>
      <Paragraph tone="muted">{formatHistoryRange(history, translator)}</Paragraph>
      <List start={number * size + 1}>
        {history.content.map((entry) => (
          <Entry key={entry.id} entry={entry} dates={dates} />
        ))}
      </List>
      {totalPages > 1 && (
        <Cluster as="nav" aria-label={t('history.pages')}>
          <Button variant="secondary" disabled={first} onClick={() => onPage(page - 1)}>
            {t('history.newer')}
          </Button>
          <Button variant="secondary" disabled={last} onClick={() => onPage(page + 1)}>
            {t('history.older')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

function Entry({ entry, dates }: { entry: ActivationEntry; dates: PodDates }) {
  const translator = useWords('account', 'pods');
  const { t } = translator;
  const { title, brandName, batchId, podKey, createdDate } = entry;
  return (
    <li>
      <strong>{podTitle(entry, translator)}</strong>
      <time dateTime={createdDate}>{dates.dateTime(createdDate)}</time>
      <small>
        {[
          brandName,
          // Without a title, the pod's name already is its batch.
          title !== null && t('history.batch', { batch: batchId }),
          t('history.key', { end: podKey.slice(-keySuffixLength) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}

const List = styled.ol`
  border-top: 1px solid ${color.line};
  > li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  time {
    ${text.label};
    font-variant-numeric: tabular-nums;
  }
  small {
    ${text.small};
    color: ${color.muted};
    ${media.tablet} {
      grid-column: 1 / -1;
    }
  }
`;
