import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { AuditEntry } from '../../domain/staff/auditSchema';
import type { StaffInvite, StaffMember, CurrentStaff } from '../../domain/staff/staffSchema';
import type { ApiError } from '../apiError';
import { listCall } from '../listCall';
import { tokenRequest } from './tokenRequest';

export const currentStaffQuery = (token: string) =>
  queryOptions<CurrentStaff, ApiError>({
    queryKey: ['staff', 'self'],
    queryFn: ({ signal }) =>
      tokenRequest<CurrentStaff>('/v1/staff/me', { token, signal, shape: { fields: ['staff', 'providers'] } }),
    staleTime: 0,
  });

const memberFields = ['id', 'email', 'role'] as const;

export const membersQuery = (token: string) =>
  queryOptions<StaffMember[], ApiError>({
    queryKey: ['staff', 'members'],
    queryFn: async ({ signal }) => {
      const call = listCall({ token, signal, shape: { itemsOf: memberFields } });
      return (await tokenRequest<List<StaffMember>>('/v1/staff/members', call)).items;
    },
    staleTime: 0,
  });

export const inviteMember = (token: string, body: StaffInvite) =>
  tokenRequest<StaffMember>('/v1/staff/members', { token, method: 'POST', body, shape: { fields: memberFields } });

export const removeMember = (token: string, id: string) =>
  tokenRequest<void>(`/v1/staff/members/${encodeURIComponent(id)}`, { token, method: 'DELETE', shape: 'empty' });

export interface AuditFilter {
  providerId: string;
  action: string;
  subject: string;
}

export const auditQuery = (token: string, { providerId, action, subject }: AuditFilter) =>
  infiniteQueryOptions<List<AuditEntry>, ApiError, InfiniteData<List<AuditEntry>>, string[], string | undefined>({
    queryKey: ['staff', 'audit', providerId, action, subject],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        providerId: providerId || undefined,
        action: action || undefined,
        subject: subject || undefined,
        cursor: pageParam,
      };
      const shape = { itemsOf: ['id', 'action'] } as const;
      return tokenRequest<List<AuditEntry>>('/v1/staff/audit', listCall({ token, signal, query, shape }));
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
