import type { Component } from 'react';
import StringWidget from 'decap-cms-widget-string';

interface Props {
  value: unknown;
}
interface Widget {
  controlComponent: new (props: Props) => Component<Props>;
}

const whole = (StringWidget as { Widget: () => Widget }).Widget();

/**
 * Decap's field of one line. Its own puts the cursor back after every drawing, also the one that follows its focus, and
 * what was selected is typed behind instead of over.
 */
class SteadyString extends whole.controlComponent {
  override componentDidUpdate(before: Props): void {
    if (before.value !== this.props.value) super.componentDidUpdate?.(before, {});
  }
}

export const steadyString = { ...whole, controlComponent: SteadyString };
