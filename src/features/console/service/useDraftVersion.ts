import { useState } from 'react';
import type { ApiError } from '../../../data/apiError';
import type { ServicePart } from '../../../domain/staff/serviceSchema';
import type { ServiceCardProps } from './serviceCardProps';

interface Draft extends Pick<ServiceCardProps, 'service' | 'refresh'> {
  part: ServicePart;
  hasDraft: boolean;
}

/** Keeps the version that was current when typing began, so that a draft is not saved over what somebody else saved. */
export function useDraftVersion({ service, refresh, part, hasDraft }: Draft) {
  const current = service.versions[part];
  const [version, setVersion] = useState(current);
  if (!hasDraft && version !== current) setVersion(current);
  return {
    version,
    isOutdated: hasDraft && version !== current,
    /** Bases the draft on another version. */
    rebase: (other = current) => setVersion(other),
    /** Shows what somebody else saved, if a save is refused because of it. */
    guard: <Result>(save: Promise<Result>): Promise<Result> =>
      save.catch(async (error: ApiError) => {
        if (error.status === 412) await refresh();
        throw error;
      }),
  };
}
