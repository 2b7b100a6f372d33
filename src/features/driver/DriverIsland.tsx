import { styled } from 'styled-components';
import { useUrlHash } from '../../state/navigation/urlState';
import { QueryIsland } from '../../state/QueryIsland';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { space } from '../../ui/theme/tokens';
import { RunView } from './RunView';

export function DriverIsland() {
  const token = useUrlHash();
  return (
    <QueryIsland>
      <Page>
        {token ? (
          <RunView key={token} token={token} />
        ) : (
          <EmptyState title="This page needs a link">
            Please open the link that the dispensary sent you for today.
          </EmptyState>
        )}
      </Page>
    </QueryIsland>
  );
}

const Page = styled.main`
  max-width: 640px;
  min-height: 100svh;
  margin-inline: auto;
  padding: ${space[4]} ${space.gutter} ${space[16]};
`;
