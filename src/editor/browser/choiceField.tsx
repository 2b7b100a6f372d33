import { useSyncExternalStore, type ComponentType, type Ref } from 'react';
import SelectWidget from 'decap-cms-widget-select';
import { entryChoices, type Choice } from '../entries/entryChoices';
import type { ChoiceSource } from '../forms/fields';
import { fieldsOfEntry, useFormEntry } from './cmsStore';
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

/** Offers the lab reports of the form's own sizes, since the checks refuse any other. */
function ReportControl({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const entry = useFormEntry();
  const { variants = [] } = (entry ? fieldsOfEntry(entry) : {}) as { variants?: { id?: string }[] };
  const chosen = new Set(props.value as Iterable<unknown> | undefined);
  const fitting = choices.filter(
    ({ value, variant }) => chosen.has(value) || variants.some(({ id }) => id && id === variant),
  );
  return <Select {...props} field={props.field.set('options', fitting)} />;
}

/** A field that refers to other entries, or to a picture. */
function ChoiceControl(props: Props) {
  const { value, field } = props;
  const source = field.get('source');
  const choices = choicesIn(useSyncExternalStore(watchEntries, currentEntries), source);
  if (source === 'batches') return <ReportControl {...props} choices={choices} />;
  const select = <Select {...props} field={field.set('options', choices)} />;
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
