import { ServiceError } from '../../../platform/errors';

export const invalidPodKey = () =>
  new ServiceError({
    code: 'invalid_pod_key',
    detail: "You've entered an invalid code. Please try entering it again.",
    errors: [{ path: 'podKey', message: 'Invalid pod key' }],
  });

export const podUnknown = () => new ServiceError({ code: 'pod_unknown', detail: 'This pod isn’t on your list.' });

export const podTaken = () =>
  new ServiceError({ code: 'pod_taken', detail: 'This pod has already been unlocked with another account.' });

export const podNotOffered = () =>
  new ServiceError({
    code: 'pod_not_offered',
    detail: 'Pod info is unavailable in your region due to local restrictions.',
  });
