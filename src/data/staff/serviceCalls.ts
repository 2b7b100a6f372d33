import { queryOptions, skipToken } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
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
import { listCall } from '../listCall';
import type { ResponseShape } from '../responseShape';
import { tokenRequest } from './tokenRequest';

const base = '/v1/staff/service';
const providersBase = '/v1/staff/providers';

export interface ProviderScope {
  token: string;
  providerId: string;
}

const serviceShape: ResponseShape<ProviderService> = { fields: ['providerId', 'deliveryTimes', 'postalCodes'] };
const hoursShape: ResponseShape<HoursResult> = { fields: ['outside', 'service'] };
const zonesShape: ResponseShape<ZonesResult> = { fields: ['postalCodes', 'added', 'removed', 'service'] };
const webhookShape: ResponseShape<WebhookSettings> = { fields: ['webhookUrl', 'path'] };
const secretShape: ResponseShape<WebhookSecret> = { fields: ['providerId', 'webhookSecret'] };

/** A change that is saved only over the version that it is based on. */
interface VersionedScope extends ProviderScope {
  version: string;
}

const scoped = ({ token, providerId }: ProviderScope) => ({ token, query: { providerId } });
const versioned = (scope: VersionedScope) => ({ ...scoped(scope), headers: { 'If-Match': `"${scope.version}"` } });

export const serviceQuery = (scope: ProviderScope) =>
  queryOptions<ProviderService, ApiError>({
    queryKey: ['staff', 'service', scope.providerId],
    queryFn: ({ signal }) => tokenRequest<ProviderService>(base, { ...scoped(scope), signal, shape: serviceShape }),
    staleTime: 0,
  });

export const changeService = (scope: VersionedScope, body: ServiceChange) =>
  tokenRequest<ProviderService>(base, { ...versioned(scope), method: 'PATCH', body, shape: serviceShape });

export const changeHours = (scope: VersionedScope, body: HoursChange) =>
  tokenRequest<HoursResult>(`${base}/hours`, { ...versioned(scope), method: 'PUT', body, shape: hoursShape });

export const changeException = (scope: VersionedScope, day: string, body: ExceptionChange) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, {
    ...versioned(scope),
    method: 'PUT',
    body,
    shape: hoursShape,
  });

export const removeException = (scope: VersionedScope, day: string, confirm: boolean) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, {
    ...versioned(scope),
    method: 'DELETE',
    query: { providerId: scope.providerId, confirm: confirm ? 'true' : undefined },
    shape: hoursShape,
  });

export const pauseService = (scope: ProviderScope, body: Pause) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...scoped(scope), method: 'PUT', body, shape: serviceShape });

export const resumeService = (scope: ProviderScope) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...scoped(scope), method: 'DELETE', shape: serviceShape });

export const changeZones = (scope: VersionedScope, text: string, isDryRun: boolean) =>
  tokenRequest<ZonesResult>(`${base}/zones`, {
    ...versioned(scope),
    query: { providerId: scope.providerId, dryRun: isDryRun ? 'true' : undefined },
    method: 'PUT',
    body: { text },
    shape: zonesShape,
  });

export const zoneAreasQuery = (scope: ProviderScope, near: string | null) =>
  queryOptions<ZoneArea[], ApiError>({
    queryKey: ['staff', 'zone-areas', scope.providerId, near],
    queryFn:
      near === null
        ? skipToken
        : async ({ signal }) => {
            const query = { providerId: scope.providerId, near };
            const shape = { itemsOf: ['postalCode', 'town'] } as const;
            const call = listCall({ token: scope.token, query, signal, shape });
            return (await tokenRequest<List<ZoneArea>>(`${base}/zone-areas`, call)).items;
          },
  });

export const createProvider = (token: string, body: NewProvider) =>
  tokenRequest<WebhookSecret>(providersBase, { token, method: 'POST', body, shape: secretShape });

const webhook = '/v1/staff/webhook';

export const webhookQuery = (scope: ProviderScope) =>
  queryOptions<WebhookSettings, ApiError>({
    queryKey: ['staff', 'webhook', scope.providerId],
    queryFn: ({ signal }) => tokenRequest<WebhookSettings>(webhook, { ...scoped(scope), signal, shape: webhookShape }),
    staleTime: 0,
  });

export const changeWebhook = (scope: ProviderScope, webhookUrl: string | null) =>
  tokenRequest<WebhookSettings>(webhook, {
    ...scoped(scope),
    method: 'PUT',
    body: { webhookUrl },
    shape: webhookShape,
  });

export const rotateSecret = (scope: ProviderScope, keepPrevious: boolean) =>
  tokenRequest<WebhookSecret>(`${webhook}/secret`, {
    ...scoped(scope),
    method: 'POST',
    body: { keepPrevious },
    shape: secretShape,
  });
