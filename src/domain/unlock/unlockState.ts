import type { Activation, CheckedKey } from './unlockSchema';
import type { UserPod } from './userPodSchema';

export type UnlockVariant = 'unlock' | 'save';

export interface UnlockResult {
  kind: 'unlocked' | 'saved';
  pod: UserPod;
  /** True if the shopper signed in during the flow, so that the number of steps does not change until the end. */
  isOfVisitor: boolean;
}

export type UnlockState =
  | { step: 'code' }
  | { step: 'pod'; checked: CheckedKey }
  | { step: 'signIn'; checked: CheckedKey }
  | { step: 'place'; checked: CheckedKey }
  | { step: 'rainbow'; activation: Activation }
  | { step: 'white'; activation: Activation }
  | { step: 'done'; result: UnlockResult };

export type UnlockStepId = UnlockState['step'];

export const unlockStepIds = [
  'code',
  'pod',
  'signIn',
  'place',
  'rainbow',
  'white',
  'done',
] as const satisfies UnlockStepId[];

const saveStepIds: readonly UnlockStepId[] = ['code', 'pod', 'signIn', 'done'];

/** Omits the sign-in for shoppers who arrived with a session, and the light for those who only save. */
export const unlockSteps = ({ variant, signsIn }: { variant: UnlockVariant | null; signsIn: boolean }) =>
  (variant === 'save' ? saveStepIds : unlockStepIds).filter((id) => signsIn || id !== 'signIn');

export interface UnlockFacts {
  checked: CheckedKey | null;
  variant: UnlockVariant | null;
  isSignedIn: boolean;
  activation: Activation | null;
  isShown: boolean;
  isRainbow: boolean;
  result: UnlockResult | null;
}

/** The server has returned the pod's state for the signed-in account. */
const isStateKnown = ({ checked, isSignedIn }: UnlockFacts): boolean => isSignedIn && checked?.state != null;

/** Returns the first incomplete step, then earlier ones. A completed sign-in never reopens. */
function openStates(facts: UnlockFacts): readonly [UnlockState, ...UnlockState[]] {
  const { checked, variant, activation, isShown, isRainbow, result } = facts;
  if (result) return [{ step: 'done', result }];
  const code: UnlockState = { step: 'code' };
  if (!checked) return [code];
  const pod: UnlockState = { step: 'pod', checked };
  if (!variant) return [pod, code];
  if (!isStateKnown(facts)) return [{ step: 'signIn', checked }, pod, code];
  // A pod that is only saved has no later steps.
  if (variant === 'save') return [pod, code];
  const place: UnlockState = { step: 'place', checked };
  if (!isShown || !activation) return [place, pod, code];
  const rainbow: UnlockState = { step: 'rainbow', activation };
  return isRainbow ? [{ step: 'white', activation }, rainbow, place, pod, code] : [rainbow, place, pod, code];
}

/** Returns the requested step if it can be open, otherwise the first incomplete one. */
export function openUnlockState(requested: string | null, facts: UnlockFacts): UnlockState {
  const states = openStates(facts);
  return states.find(({ step }) => step === requested) ?? states[0];
}

export const podKeyToSave = (facts: UnlockFacts): string | null =>
  facts.checked && facts.variant === 'save' && isStateKnown(facts) ? facts.checked.podKey : null;

/** The time it takes to play the light, look at the battery and answer. */
const neededMs = 5 * 60_000;

/** If this is false, a new activation is requested. */
export const hasTimeLeft = ({ expiresAt }: Pick<Activation, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now >= neededMs;
