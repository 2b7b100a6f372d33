import type { Component, ReactNode } from 'react';
import SelectWidget from 'decap-cms-widget-select';
import { pictureChoices } from '../entries/entryNames';
import { currentEntries, type Entries } from './entries';
import { pictureUrl } from './pictureUrl';

interface Props {
  value: unknown;
  field: { set: (key: 'options', options: readonly unknown[]) => Props['field'] };
}
interface Widget {
  controlComponent: new (props: Props) => Component<Props>;
}

const Select = (SelectWidget as { Widget: () => Widget }).Widget().controlComponent;

let lastChoices: { of: Entries; choices: ReturnType<typeof pictureChoices> } | null = null;

/** The form's own list dates from when the editor was loaded. */
function currentChoices(): ReturnType<typeof pictureChoices> {
  const entries = currentEntries();
  if (lastChoices?.of !== entries)
    lastChoices = { of: entries, choices: pictureChoices(entries.pictures.all, entries.names) };
  return lastChoices.choices;
}

class PictureControl extends Select {
  override render(): ReactNode {
    const { value, field } = this.props;
    return (
      <div className="editor-picture">
        {typeof value === 'string' && value ? (
          <img src={pictureUrl(value)} alt="" />
        ) : (
          <span className="editor-no-picture" />
        )}
        <Select {...this.props} field={field.set('options', currentChoices())} />
      </div>
    );
  }
}

export const pictureField = { name: 'picture', controlComponent: PictureControl, previewComponent: () => null };
