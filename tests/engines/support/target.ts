import type { ByRoleMatcher } from '@testing-library/dom';

/** An element, identified as a shopper would. */
export interface Target {
  role: ByRoleMatcher & string;
  /** Its accessible name, or a part of it if `isPart` is true. */
  name?: string;
  isPart?: boolean;
  within?: Target;
  /** Index among the matches, from 0; -1 is the last. */
  at?: number;
}

export interface Found {
  count: number;
  /** Text of the match selected by `at`. */
  text: string;
  value: string;
  /** It is not moving, and a click would hit it. */
  isInReach: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isFocused: boolean;
}
