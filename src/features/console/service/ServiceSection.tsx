import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { serviceQuery } from '../../../data/staff/serviceCalls';
import { replaceCached } from '../../../data/replaceCached';
import type { ProviderService } from '../../../domain/staff/serviceSchema';
import { staffToken } from '../../../state/staff/staffSession';
import { Spinner } from '../../../ui/feedback/Spinner';
import { media, space } from '../../../ui/theme/tokens';
import { ExceptionsCard } from './ExceptionsCard';
import { HoursCard } from './HoursCard';
import { PauseCard } from './PauseCard';
import { TermsCard } from './TermsCard';
import { ZonesCard } from './ZonesCard';
import { QueryFailure } from '../QueryFailure';

export function ServiceSection({ providerId }: { providerId: string }) {
  const scope = { token: staffToken() ?? '', providerId };
  const client = useQueryClient();
  const query = useQuery(serviceQuery(scope));
  const { data, error } = query;
  const { queryKey } = serviceQuery(scope);
  const onChange = (service: ProviderService) => void replaceCached(client, queryKey, service);
  // After a failed refetch, keep the form and the text typed into it.
  if (error && !data) return <QueryFailure query={query} />;
  if (!data) return <Spinner label="Loading" />;
  const cardProps = { scope, service: data, onChange, refresh: () => query.refetch() };
  return (
    <Columns>
      <PauseCard {...cardProps} />
      <ExceptionsCard {...cardProps} />
      <HoursCard {...cardProps} kind="delivery" />
      <HoursCard {...cardProps} kind="pickup" />
      <TermsCard {...cardProps} />
      <ZonesCard {...cardProps} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
