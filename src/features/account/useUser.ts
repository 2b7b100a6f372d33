import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../data/account/accountQueries';

/** Always refetches, because another device may have changed the account. */
export const useUser = () =>
  useQuery({ ...userQuery(), staleTime: 0, networkMode: 'always', refetchOnReconnect: true });
