import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { serviceQuery } from '../../../data/staff/serviceCalls';
import { staffToken } from '../../../state/staff/staffSession';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { Spinner } from '../../../ui/feedback/Spinner';
import { media, space } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';
import { ExceptionsCard } from './ExceptionsCard';
import { HoursCard } from './HoursCard';
import { PauseCard } from './PauseCard';
import { TermsCard } from './TermsCard';
import { ZonesCard } from './ZonesCard';

export function ServiceSection({ providerId }: { providerId: string }) {
  const scope = { token: staffToken() ?? '', providerId };
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(serviceQuery(scope));
  const onChange = () => void client.invalidateQueries({ queryKey: ['staff', 'service', providerId] });
  // After a failed refetch, keep the form and the text typed into it.
  if (error && !data)
    return (
      <RetryNotice retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {formatApiError(error)}
      </RetryNotice>
    );
  if (!data) return <Spinner label="Loading" />;
  const cardProps = { scope, service: data, onChange };
  return (
    <Columns>
      <PauseCard {...cardProps} />
      <ExceptionsCard {...cardProps} />
      <HoursCard {...cardProps} kind="delivery" key={`delivery ${JSON.stringify(data.deliveryTimes)}`} />
      <HoursCard {...cardProps} kind="pickup" key={`pickup ${JSON.stringify(data.pickupTimes)}`} />
      <TermsCard {...cardProps} />
      <ZonesCard {...cardProps} key={data.postalCodes.join()} />
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
