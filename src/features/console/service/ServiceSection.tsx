import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { serviceQuery } from '../../../data/staff/serviceCalls';
import { staffToken } from '../../../state/staff/staffSession';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { Spinner } from '../../../ui/feedback/Spinner';
import { media, space } from '../../../ui/theme/tokens';
import { problemText } from '../problemText';
import { ExceptionsCard } from './ExceptionsCard';
import { HoursCard } from './HoursCard';
import { PauseCard } from './PauseCard';
import { TermsCard } from './TermsCard';
import { ZonesCard } from './ZonesCard';

/** When, where and on which terms the dispensary delivers. */
export function ServiceSection({ providerId }: { providerId: string }) {
  const of = { token: staffToken() ?? '', providerId };
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(serviceQuery(of));
  const onChange = () => void client.invalidateQueries({ queryKey: ['staff', 'service', providerId] });
  // A failed refetch keeps the loaded form, and text typed into it.
  if (error && !data)
    return (
      <RetryNotice retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(error)}
      </RetryNotice>
    );
  if (!data) return <Spinner label="Loading" />;
  const parts = { of, service: data, onChange };
  return (
    <Columns>
      <PauseCard {...parts} />
      <ExceptionsCard {...parts} />
      <HoursCard {...parts} kind="delivery" key={`delivery ${JSON.stringify(data.deliveryTimes)}`} />
      <HoursCard {...parts} kind="pickup" key={`pickup ${JSON.stringify(data.pickupTimes)}`} />
      <TermsCard {...parts} />
      <ZonesCard {...parts} key={data.postalCodes.join()} />
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
