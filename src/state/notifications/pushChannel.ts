import { useQuery } from '@tanstack/react-query';
import { enableAlerts, readAlerts } from '../../data/push/orderAlerts';
import type { LocaleId } from '../../domain/region/locales';

/** The browser or its user rejects notifications. */
class PushDeniedError extends Error {
  readonly code = 'push_denied';
}

/** False until it is known. Reading it also restores a subscription that the browser has lost. */
export function useCanPush(localeId: LocaleId): boolean {
  const { data } = useQuery({
    queryKey: ['pushState', localeId],
    queryFn: () => readAlerts(localeId),
    staleTime: 0,
    retry: false,
  });
  return data === 'on' || data === 'off';
}

/** Call this in a click handler, because the browser may show a prompt. */
export async function turnOnPush(localeId: LocaleId): Promise<void> {
  if ((await enableAlerts(localeId)) !== 'on') throw new PushDeniedError();
}
