import { Activity, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { QueryIsland } from '../../state/QueryIsland';
import { useStaffSession } from '../../state/staff/staffSession';
import { Spinner } from '../../ui/feedback/Spinner';
import { space } from '../../ui/theme/tokens';
import { StaffSignIn } from './StaffSignIn';
import { ConsoleLayout } from './ConsoleLayout';

/** Has its own React Query client, because the console shares no page with the shop. */
export function ConsoleIsland({ logo }: { logo: ReactNode }) {
  const { session, endedFor } = useStaffSession();
  if (session === undefined)
    return (
      <Splash>
        {logo}
        <Spinner label="Loading" />
      </Splash>
    );
  const staff = session?.staff ?? endedFor;
  return (
    <QueryIsland>
      {/*
       * Hide the console after the session ends: requests stop, and typed text is still there after the next sign-in.
       */}
      {staff && (
        <Activity key={`${staff.id} ${staff.providerId}`} mode={session ? 'visible' : 'hidden'}>
          <ConsoleLayout staff={staff} logo={logo} />
        </Activity>
      )}
      {!session && <StaffSignIn logo={logo} />}
    </QueryIsland>
  );
}

const Splash = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[6]};
  min-height: 100svh;
`;
