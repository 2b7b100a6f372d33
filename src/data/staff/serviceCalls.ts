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

export interface Of {
  token: string;
  providerId: string;
}

const at = ({ token, providerId }: Of) => ({ token, query: { providerId } });

export const serviceQuery = (of: Of) =>
  queryOptions<ProviderService, ApiError>({
    queryKey: ['staff', 'service', of.providerId],
    queryFn: ({ signal }) => tokenRequest<ProviderService>(base, { ...at(of), signal }),
    staleTime: 0,
  });

export const changeService = (of: Of, body: ServiceChange) =>
  tokenRequest<ProviderService>(base, { ...at(of), method: 'PATCH', body });

export const changeHours = (of: Of, body: HoursChange) =>
  tokenRequest<HoursResult>(`${base}/hours`, { ...at(of), method: 'PUT', body });

export const changeException = (of: Of, day: string, body: ExceptionChange) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, { ...at(of), method: 'PUT', body });

export const removeException = (of: Of, day: string) =>
  tokenRequest<HoursResult>(`${base}/exceptions/${day}`, { ...at(of), method: 'DELETE' });

export const pauseService = (of: Of, body: Pause) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...at(of), method: 'PUT', body });

export const resumeService = (of: Of) =>
  tokenRequest<ProviderService>(`${base}/pause`, { ...at(of), method: 'DELETE' });

export const changeZones = (of: Of, text: string) =>
  tokenRequest<ZonesResult>(`${base}/zones`, { ...at(of), method: 'PUT', body: { text } });

export const zoneAreasQuery = (of: Of, near: string | null) =>
  queryOptions<ZoneArea[], ApiError>({
    queryKey: ['staff', 'zone-areas', of.providerId, near],
    queryFn:
      near === null
        ? skipToken
        : ({ signal }) =>
            tokenRequest<ZoneArea[]>(`${base}/zone-areas`, {
              token: of.token,
              query: { providerId: of.providerId, near },
              signal,
            }),
  });

export const createProvider = (token: string, body: NewProvider) =>
  tokenRequest<WebhookSecret>(providersBase, { token, method: 'POST', body });

const webhook = '/v1/staff/webhook';

export const webhookQuery = (of: Of) =>
  queryOptions<WebhookSettings, ApiError>({
    queryKey: ['staff', 'webhook', of.providerId],
    queryFn: ({ signal }) => tokenRequest<WebhookSettings>(webhook, { ...at(of), signal }),
    staleTime: 0,
  });

export const changeWebhook = (of: Of, webhookUrl: string | null) =>
  tokenRequest<WebhookSettings>(webhook, { ...at(of), method: 'PUT', body: { webhookUrl } });

export const rotateSecret = (of: Of) => tokenRequest<WebhookSecret>(`${webhook}/secret`, { ...at(of), method: 'POST' });
