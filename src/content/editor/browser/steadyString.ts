import type { Component } from 'react';
import StringWidget from 'decap-cms-widget-string';

interface Props {
  value: unknown;
}
interface Widget {
  controlComponent: new (props: Props) => Component<Props>;
}

const original = (StringWidget as { Widget: () => Widget }).Widget();

/**
 * Fixes Decap's single-line text field: the original restores the cursor after every render, including the one after
 * focus, so that typing over a selection inserts after it instead.
 */
class SteadyString extends original.controlComponent {
  override componentDidUpdate(before: Props): void {
    if (before.value !== this.props.value) super.componentDidUpdate?.(before, {});
  }
}

export const steadyString = { ...original, controlComponent: SteadyString };
