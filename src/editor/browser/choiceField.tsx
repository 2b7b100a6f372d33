import { useSyncExternalStore, type ComponentType, type Ref } from 'react';
import SelectWidget from 'decap-cms-widget-select';
import { entryChoices, type Choice } from '../entries/entryChoices';
import type { ChoiceSource } from '../forms/fields';
import { currentEntries, watchEntries, type Entries } from './entries';
import { pictureUrl } from './pictureUrl';

interface Props {
  ref?: Ref<unknown>;
  value: unknown;
  field: {
    get: (key: 'source') => ChoiceSource;
    set: (key: 'options', options: readonly Choice[]) => Props['field'];
  };
}

const Select = (SelectWidget as { Widget: () => { controlComponent: ComponentType<Props> } }).Widget().controlComponent;

const cached = new WeakMap<Entries, Map<ChoiceSource, Choice[]>>();

/** Includes drafts, such as a brand that was just added. */
function choicesIn(entries: Entries, source: ChoiceSource): Choice[] {
  const known = cached.get(entries) ?? new Map<ChoiceSource, Choice[]>();
  cached.set(entries, known);
  const choices = known.get(source) ?? entryChoices(source, entries);
  known.set(source, choices);
  return choices;
}

/** A field that refers to other entries, or to a picture. */
function ChoiceControl(props: Props) {
  const { value, field } = props;
  const source = field.get('source');
  const entries = useSyncExternalStore(watchEntries, currentEntries);
  const select = <Select {...props} field={field.set('options', choicesIn(entries, source))} />;
  if (source !== 'pictures') return select;
  return (
    <div className="editor-picture">
      {typeof value === 'string' && value ? (
        <img src={pictureUrl(value)} alt="" />
      ) : (
        <span className="editor-no-picture" />
      )}
      {select}
    </div>
  );
}

export const choiceField = { name: 'choice', controlComponent: ChoiceControl, previewComponent: () => null };
