import { ServiceError } from '../../platform/errors';

/** S5-13: a key that is none, or that no pod has. */
export const invalidPodKey = () =>
  new ServiceError({
    code: 'invalid_pod_key',
    status: 422,
    detail: "You've entered an invalid code. Please try entering it again.",
    errors: [{ path: 'podKey', message: 'Invalid pod key' }],
  });

/** A pod that is not on the shopper's list, whether or not there is one. */
export const podUnknown = () =>
  new ServiceError({ code: 'pod_unknown', status: 404, detail: 'This pod is not on your list.' });

/** D-24: a key unlocks for one account. */
export const podTaken = () =>
  new ServiceError({
    code: 'pod_taken',
    status: 409,
    detail: 'This pod has already been unlocked with another account.',
  });

/** S8-18. */
export const podNotOffered = () =>
  new ServiceError({
    code: 'pod_not_offered',
    status: 409,
    detail: 'Pod info is unavailable in your region due to local restrictions.',
  });
