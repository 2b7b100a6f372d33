import { isPodKey } from '../../domain/unlock/podKey';
import type { Activation, CheckedKey } from '../../domain/unlock/unlockSchema';

/** The state of unlocking one pod. */
export interface UnlockDraft {
  /** The id of the account that the draft belongs to, once known. */
  shopper: string | null;
  /** The input as typed, pasted or linked. */
  typed: string;
  /**
   * True if the key came from a link, or was typed before hydration, and was not checked yet: it is then checked
   * without another tap.
   */
  isLinked: boolean;
  /** The server's answer about the key. */
  checked: CheckedKey | null;
  /** True if a visitor checked the key, so that creating an account is one of the steps. */
  isOfVisitor: boolean;
  variant: 'unlock' | 'save' | null;
  /** True once the shopper has joined or declined. */
  isJoinSettled: boolean;
  /** The light sequence to play; may have expired. */
  activation: Activation | null;
  /** The light was played to its end; the battery answered with a rainbow. */
  isShown: boolean;
  isRainbow: boolean;
}

export const emptyUnlockDraft: UnlockDraft = {
  shopper: null,
  typed: '',
  isLinked: false,
  checked: null,
  isOfVisitor: false,
  variant: null,
  isJoinSettled: false,
  activation: null,
  isShown: false,
  isRainbow: false,
};

/** In milliseconds. After that, the shopper starts over. */
const lifetimeMs = 24 * 3_600_000;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const isBatch = (value: unknown): boolean =>
  isObject(value) &&
  ['batchId', 'title', 'variantTitle', 'brandName', 'productPath', 'featuredImage'].every((key) =>
    isText(value[key]),
  ) &&
  Array.isArray(value.regions);

const isChecked = (value: unknown): value is CheckedKey =>
  isObject(value) &&
  isText(value.podKey) &&
  isPodKey(value.podKey) &&
  [null, 'new', 'saved', 'unlocked'].includes(value.state as never) &&
  (value.batch === null || isBatch(value.batch));

const isActivation = (value: unknown): value is Activation =>
  isObject(value) &&
  ['activationId', 'expiresAt', 'protocol'].every((key) => isText(value[key])) &&
  ['symbolMs', 'fastSymbolMs', 'repeats'].every((key) => typeof value[key] === 'number') &&
  ['colours', 'levels'].every((key) => Array.isArray(value[key]));

function isDraft(value: Fields): boolean {
  const { shopper, typed, checked, variant, activation } = value;
  const flags = ['isLinked', 'isOfVisitor', 'isJoinSettled', 'isShown', 'isRainbow'];
  return (
    isText(typed) &&
    (shopper === null || isText(shopper)) &&
    (checked === null || isChecked(checked)) &&
    [null, 'unlock', 'save'].includes(variant as never) &&
    (activation === null || isActivation(activation)) &&
    flags.every((key) => typeof value[key] === 'boolean')
  );
}

/** A complete stored draft younger than a day, else null. */
export function parseUnlockDraft(value: unknown, now: number): UnlockDraft | null {
  if (!isObject(value) || typeof value.keptAt !== 'number') return null;
  const { keptAt, ...draft } = value;
  const isFresh = keptAt <= now && now - keptAt < lifetimeMs;
  return isFresh && isDraft(draft) ? (draft as unknown as UnlockDraft) : null;
}
