import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NewProvider, WebhookSecret, WebhookSettings } from '../../domain/staff/onboardingSchema';
import type {
  ExceptionChange,
  HoursChange,
  HoursResult,
  Pause,
  ProviderService,
  ServiceChange,
  ZoneArea,
  ZonesResult,
} from '../../domain/staff/serviceSchema';
import type { ApiError } from '../apiError';
import { tokenRequest } from './tokenRequest';

const base = '/v1/staff/service';
const providersBase = '/v1/staff/providers';

export interface ProviderScope {
  token: string;
  providerId: string;
}

const scoped = ({ token, providerId }: ProviderScope) => ({ token, query: { providerId } });

export const serviceQuery = (scope: ProviderScope) =>
  queryOptions<ProviderService, ApiError>({
    queryKey: ['staff', 'service', scope.providerId],
    queryFn: ({ signal }) => tokenRequest<ProviderService>(base, { ...scoped(scope), signal }),
    staleTime: 0,
  });

export const changeService = (scope: ProviderScope, body: ServiceChange) =>
  tokenRequest<ProviderService>(base, { ...scoped(scope), method: 'PATCH', body });

export const changeHours = (scope: ProviderScope, body: HoursChange) =>
  tokenRequest<HoursResult>(`${base}/hours`, { ...scoped(scope), method: 'PUT', body });

export const changeException = (scope: ProviderScope, day: string, body: ExceptionChange) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, { ...scoped(scope), method: 'PUT', body });

export const removeException = (scope: ProviderScope, day: string, confirm: boolean) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, {
    token: scope.token,
    method: 'DELETE',
    query: { providerId: scope.providerId, confirm: confirm ? '1' : undefined },
  });

export const pauseService = (scope: ProviderScope, body: Pause) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...scoped(scope), method: 'PUT', body });

export const resumeService = (scope: ProviderScope) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...scoped(scope), method: 'DELETE' });

export const changeZones = ({ token, providerId }: ProviderScope, text: string, isDryRun: boolean) =>
  tokenRequest<ZonesResult>(`${base}/zones`, {
    token,
    query: { providerId, dryRun: isDryRun ? '1' : undefined },
    method: 'PUT',
    body: { text },
  });

export const zoneAreasQuery = (scope: ProviderScope, near: string | null) =>
  queryOptions<ZoneArea[], ApiError>({
    queryKey: ['staff', 'zone-areas', scope.providerId, near],
    queryFn:
      near === null
        ? skipToken
        : ({ signal }) =>
            tokenRequest<ZoneArea[]>(`${base}/zone-areas`, {
              token: scope.token,
              query: { providerId: scope.providerId, near },
              signal,
            }),
  });

export const createProvider = (token: string, body: NewProvider) =>
  tokenRequest<WebhookSecret>(providersBase, { token, method: 'POST', body });

const webhook = '/v1/staff/webhook';

export const webhookQuery = (scope: ProviderScope) =>
  queryOptions<WebhookSettings, ApiError>({
    queryKey: ['staff', 'webhook', scope.providerId],
    queryFn: ({ signal }) => tokenRequest<WebhookSettings>(webhook, { ...scoped(scope), signal }),
    staleTime: 0,
  });

export const changeWebhook = (scope: ProviderScope, webhookUrl: string | null) =>
  tokenRequest<WebhookSettings>(webhook, { ...scoped(scope), method: 'PUT', body: { webhookUrl } });

export const rotateSecret = (scope: ProviderScope, keepPrevious: boolean) =>
  tokenRequest<WebhookSecret>(`${webhook}/secret`, { ...scoped(scope), method: 'POST', body: { keepPrevious } });
