import { useEffect, useMemo, useState } from 'react';
import { localeOf } from '../../../domain/region/locales';
import { defaultRegion, regionOf, type Subcountry } from '../../../domain/region/regions';
import type { PreviewMessage } from '../../../domain/editorial/previewMessage';
import { formatFault } from '../../../content/files/contentError';
import { readFileText } from '../../../content/source/readFileText';
import { isPicture, type ContentChange } from '../../changes/changeSet';
import { collectionFolder } from '../../forms/collections';
import { draftPages, parseSources, type CheckedEntry } from '../../entries/draftPage';
import { sourcesPath } from '../../api/editorApi';
import { checkEntry, type EditorEntry } from '../../entries/entryFile';
import { changedFields, previewNote } from '../../entries/previewNote';
import { previewRegion } from '../../entries/previewRegion';
import { editorChanges } from '../changes/editorChanges';
import { entryDraft } from '../draft';
import { PreviewFrame } from './PreviewFrame';
import { localeNames, PreviewTools, type PreviewChoices } from './PreviewTools';

interface PreviewProps {
  entry: {
    get: (key: 'collection' | 'slug') => string;
    getIn: (path: ['data']) => { toJS: () => EditorEntry };
  };
}

const draftEntries = (changes: readonly ContentChange[]): CheckedEntry[] =>
  changes.flatMap(({ path, text }) => {
    const file = path.replace(/^content\//, '');
    if (text === null || isPicture(path) || file.startsWith('photos/')) return [];
    const read = readFileText(file, text, new Date());
    return 'value' in read ? [{ folder: file.split('/', 1)[0] as CheckedEntry['folder'], value: read.value }] : [];
  });

type PagesOf = ReturnType<typeof draftPages>;

/** The preview updates when typing pauses for this many milliseconds. */
const typingPauseMs = 150;

let lastChoices: PreviewChoices = { localeId: 'en-US', region: null, device: 'Phone' };

async function fetchPages(): Promise<PagesOf> {
  const response = await fetch(sourcesPath, { cache: 'no-cache' });
  const text = await response.text();
  if (response.ok) {
    await editorChanges().load();
    return draftPages(parseSources(text), draftEntries(editorChanges().list()));
  }
  const says = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as { error?: string }) : {};
  throw new Error(says.error ?? `The preview’s data couldn’t be loaded (${response.status}).`);
}

type Preview = { message: PreviewMessage } | { problems: string[] };

function pageFor(pagesOf: PagesOf, { entry }: PreviewProps, { localeId, region }: PreviewChoices): Preview {
  const folder = collectionFolder(entry.get('collection'));
  if (folder === 'photos') return { problems: ['A photo shows on the pages that use it.'] };
  const { country } = localeOf(localeId);
  const draft = entryDraft(folder, entry.get('slug'), entry.getIn(['data']).toJS());
  const checked = checkEntry(folder, draft.name, draft.entry);
  if ('faults' in checked) return { problems: checked.faults.map((fault) => formatFault(fault).trim()) };
  try {
    const page = pagesOf({ folder, value: checked.value }, localeOf(localeId));
    if (!page) return { problems: [`${localeNames[localeId]} has no page for this entry. Choose another site above.`] };
    const shownIn = region ?? previewRegion(page.context, country).code;
    return { message: { type: 'preview-draft', region: shownIn, ...page } };
  } catch {
    return { problems: ['This entry refers to something that isn’t saved or published yet. Save that first.'] };
  }
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const noFields: readonly string[] = [];

/** Returns the fields that the last change of the entry was about. */
function useLastChanged(entry: PreviewProps['entry']): readonly string[] {
  const [last, setLast] = useState({ entry, fields: noFields });
  if (entry === last.entry) return last.fields;
  const [before, after] = [last.entry, entry].map((each) => each.getIn(['data']).toJS());
  const fields = changedFields(entry.get('collection'), before, after);
  // Decap passes new objects with equal data, for example after a save.
  setLast({ entry, fields: fields.length > 0 ? fields : last.fields });
  return last.fields;
}

function regionOnScreen({ localeId, region }: PreviewChoices, message: PreviewMessage | null): Subcountry {
  const { country } = localeOf(localeId);
  const isShown = message && regionOf(message.region).country === country;
  return region ?? (isShown ? message.region : defaultRegion(country).code);
}

/** Shows the draft on the site's own page, in a frame. */
export function PagePreview(props: PreviewProps) {
  const [choices, setChoices] = useState(lastChoices);
  const [pagesOf, setPagesOf] = useState<{ pages: PagesOf } | { problem: string } | null>(null);
  const [lastMessage, setLastMessage] = useState<PreviewMessage | null>(null);
  const { entry } = props;
  const settled = useSettled(entry);
  const changed = useLastChanged(settled);
  useEffect(() => {
    fetchPages().then(
      (pages) => setPagesOf({ pages }),
      (error: Error) => setPagesOf({ problem: error.message }),
    );
  }, []);
  const preview = useMemo<Preview | null>(() => {
    if (!pagesOf) return null;
    if ('problem' in pagesOf) return { problems: [pagesOf.problem] };
    return pageFor(pagesOf.pages, { entry: settled }, choices);
  }, [pagesOf, settled, choices]);
  if (preview && 'message' in preview && preview.message !== lastMessage) setLastMessage(preview.message);
  const change = (part: Partial<PreviewChoices>) => {
    lastChoices = { ...choices, ...part };
    setChoices(lastChoices);
  };
  const problems = preview && 'problems' in preview ? preview.problems : [];
  const note = problems.length === 0 && previewNote(changed, choices.localeId);
  return (
    <>
      <PreviewTools choices={choices} region={regionOnScreen(choices, lastMessage)} onChange={change} />
      {problems.length > 0 && (
        <ul className="preview-problems" role="status">
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {note && (
        <p className="preview-note" role="status">
          {note}
        </p>
      )}
      {!preview && <p className="preview-waiting">Loading the preview…</p>}
      {lastMessage && <PreviewFrame message={lastMessage} device={choices.device} />}
    </>
  );
}
