import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import type { StaffMember } from '../../domain/staff/staffSchema';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { IconButton } from '../../ui/IconButton';
import { Spinner } from '../../ui/feedback/Spinner';
import { Heading } from '../../ui/text/Heading';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { consoleQueue } from './consoleQueue';
import { ProviderChoice } from './ProviderChoice';
import { QueueState } from './QueueState';
import { sections, sectionsFor, useSection, type SectionId } from './sections';
import { signOutStaff } from './enterAndLeave';
import { UnsentActions } from './UnsentActions';
import { useProviderChoice } from './useProviderChoice';

const icons = {
  orders: ClipboardList,
  stock: Package,
  service: Clock,
  runs: Truck,
  people: Users,
  dispensaries: Store,
  audit: ScrollText,
} as const satisfies Record<SectionId, unknown>;

const parts = {
  orders: lazyNamed(() => import('./orders/OrderBoard'), 'OrderBoard'),
  stock: lazyNamed(() => import('./stock/StockSection'), 'StockSection'),
  service: lazyNamed(() => import('./service/ServiceSection'), 'ServiceSection'),
  runs: lazyNamed(() => import('./runs/RunSection'), 'RunSection'),
  people: lazyNamed(() => import('./operator/PeopleSection'), 'PeopleSection'),
  dispensaries: lazyNamed(() => import('./operator/DispensarySection'), 'DispensarySection'),
  audit: lazyNamed(() => import('./operator/AuditSection'), 'AuditSection'),
} as const;

/** The console of somebody who signed in: navigation at the left, one section beside it. */
export function Workspace({ staff }: { staff: StaffMember }) {
  const section = useSection(staff.role);
  const choice = useProviderChoice(staff);
  const Section = parts[section];
  const isOfOperators = section === 'people' || section === 'dispensaries';
  // Sends actions that waited while the tablet was off, or for a sign-in.
  useEffect(() => void consoleQueue.flush(), []);
  return (
    <Frame>
      <Rail aria-label="Sections">
        {sectionsFor(staff.role).map(({ id, title }) => {
          const Icon = icons[id];
          return (
            <a key={id} href={`#${id}`} aria-current={id === section ? 'page' : undefined}>
              <Icon size={22} aria-hidden />
              {title}
            </a>
          );
        })}
      </Rail>
      <Main>
        <Bar>
          <Heading level={2} size="section">
            {sections.find(({ id }) => id === section)!.title}
          </Heading>
          <ProviderChoice choice={choice} />
          <QueueState />
          <Who>{staff.name}</Who>
          <IconButton label="Sign out" onClick={() => void signOutStaff()}>
            <LogOut size={20} aria-hidden />
          </IconButton>
          <UnsentActions />
        </Bar>
        <Suspense fallback={<Spinner label="Loading" />}>
          {choice.providerId !== null || isOfOperators ? (
            // Keep a dispensary that was just created on screen: its secret is shown only once.
            <Section
              key={isOfOperators ? section : choice.providerId}
              providerId={choice.providerId ?? ''}
              staff={staff}
            />
          ) : (
            <p>There is no dispensary yet. Create one under “Dispensaries”.</p>
          )}
        </Suspense>
      </Main>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100svh;
  ${media.desktop} {
    grid-template: 1fr / 200px minmax(0, 1fr);
  }
  @media print {
    display: block;
    background: none;
  }
`;

const Rail = styled.nav`
  display: flex;
  gap: ${space[1]};
  padding: ${space[2]};
  overflow-x: auto;
  color: ${color.paper};
  background: ${color.ink};
  ${media.desktop} {
    position: sticky;
    top: 0;
    flex-direction: column;
    height: 100svh;
    padding: ${space[4]} ${space[3]};
  }
  @media print {
    display: none;
  }
  a {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space[3]};
    min-height: 48px;
    padding: 0 ${space[3]};
    border-radius: ${radius.medium};
    ${text.label};
    color: inherit;
    text-decoration: none;
    &[aria-current] {
      color: ${color.onLight};
      background: ${color.light};
    }
  }
`;

const Main = styled.main`
  min-width: 0;
  padding: ${space[4]};
  ${media.desktop} {
    padding: ${space[5]} ${space[6]};
  }
  @media print {
    padding: 0;
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  > h2 {
    flex: 1 0 100%;
  }
  ${media.tablet} {
    > h2 {
      flex: 1 0 auto;
    }
  }
  @media print {
    display: none;
  }
`;

const Who = styled.span`
  ${text.small};
  color: ${color.muted};
`;
