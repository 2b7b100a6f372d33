import { isPodKey } from '../../domain/unlock/podKey';
import type { Activation, CheckedKey } from '../../domain/unlock/unlockSchema';

/** What is known and done of one pod on the way to unlock it. */
export interface UnlockDraft {
  /** The account whose draft it is, once one is known. */
  shopper: string | null;
  /** As it was typed, pasted or linked. */
  typed: string;
  /** Whether it came by a link, or was typed before the flow was there, and was not looked up yet: nobody has to press again. */
  isLinked: boolean;
  /** What the server said of it. */
  checked: CheckedKey | null;
  /** Whether a visitor asked that, so that an account is one of their steps. */
  isOfVisitor: boolean;
  variant: 'unlock' | 'save' | null;
  /** Whether the shopper has joined, or does not want to. */
  isJoinSettled: boolean;
  /** What the light shows; may have expired. */
  activation: Activation | null;
  /** Whether the light was shown to its end, and whether the battery answered with a rainbow. */
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

/** In milliseconds: who comes back later begins anew. */
const lifetime = 24 * 3_600_000;

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

/** A stored draft that is whole and younger than a day; else null. */
export function parseUnlockDraft(value: unknown, now: number): UnlockDraft | null {
  if (!isObject(value) || typeof value.keptAt !== 'number') return null;
  const { keptAt, ...draft } = value;
  const isFresh = keptAt <= now && now - keptAt < lifetime;
  return isFresh && isDraft(draft) ? (draft as unknown as UnlockDraft) : null;
}
