import type { ByRoleMatcher } from '@testing-library/dom';

/** A part of the page as a shopper knows it. */
export interface Target {
  role: ByRoleMatcher & string;
  /** Its whole accessible name, or with `isPart` words in it. */
  name?: string;
  isPart?: boolean;
  within?: Target;
  /** Of several such parts, from 0; -1 is the last. */
  at?: number;
}

export interface Found {
  count: number;
  /** Of the part that `at` counts to. */
  text: string;
  value: string;
  /** It stands still, and a press would hit it. */
  isInReach: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isFocused: boolean;
}
