import type { Component } from 'react';
import StringWidget from 'decap-cms-widget-string';

interface Props {
  value: unknown;
}
interface Widget {
  controlComponent: new (props: Props) => Component<Props>;
}

const original = (StringWidget as { Widget: () => Widget }).Widget();

/** Decap's own text field restores the cursor on focus, so that typing over a selection inserts text after it. */
class StringField extends original.controlComponent {
  override componentDidUpdate(before: Props): void {
    if (before.value !== this.props.value) super.componentDidUpdate?.(before, {});
  }
}

export const stringField = { ...original, controlComponent: StringField };
