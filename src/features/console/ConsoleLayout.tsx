import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import { Suspense, useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StaffMember } from '../../domain/staff/staffSchema';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { ButtonLink } from '../../ui/ButtonLink';
import { IconButton } from '../../ui/IconButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Spinner } from '../../ui/feedback/Spinner';
import { Heading } from '../../ui/text/Heading';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { consoleQueue } from './consoleQueue';
import { NewOrderAlert } from './orders/NewOrderAlert';
import { ProviderChoice } from './ProviderChoice';
import { QueueStatus } from './QueueStatus';
import { consoleSections, sectionsForRole, useConsoleSection, type SectionId } from './consoleSections';
import { signOutStaff } from './staffAuth';
import { UnsentActions } from './UnsentActions';
import { useProviderChoice, type ProviderChoiceState } from './useProviderChoice';
import { QueryFailure } from './QueryFailure';

const icons = {
  orders: ClipboardList,
  stock: Package,
  service: Clock,
  runs: Truck,
  reviews: MessageSquareText,
  people: Users,
  dispensaries: Store,
  audit: ScrollText,
} as const satisfies Record<SectionId, unknown>;

const sectionComponents = {
  orders: lazyNamed(() => import('./orders/OrderBoard'), 'OrderBoard'),
  stock: lazyNamed(() => import('./stock/StockSection'), 'StockSection'),
  service: lazyNamed(() => import('./service/ServiceSection'), 'ServiceSection'),
  runs: lazyNamed(() => import('./runs/RunSection'), 'RunSection'),
  reviews: lazyNamed(() => import('./operator/ReviewSection'), 'ReviewSection'),
  people: lazyNamed(() => import('./operator/PeopleSection'), 'PeopleSection'),
  dispensaries: lazyNamed(() => import('./operator/DispensarySection'), 'DispensarySection'),
  audit: lazyNamed(() => import('./operator/AuditSection'), 'AuditSection'),
} as const;

export function ConsoleLayout({ staff, logo }: { staff: StaffMember; logo: ReactNode }) {
  const section = useConsoleSection(staff.role);
  const choice = useProviderChoice(staff);
  const Section = sectionComponents[section];
  const isOfShop = section === 'people' || section === 'reviews';
  const isOperatorSection = isOfShop || section === 'dispensaries';
  // Send actions that were queued before a restart or a sign-out.
  useEffect(() => void consoleQueue.flush(), []);
  return (
    <Frame>
      <Sidebar data-tone="dark">
        {logo}
        <SectionLinks role={staff.role} section={section} />
      </Sidebar>
      <Main>
        <Bar>
          <Heading level={2} size="section">
            {consoleSections.find(({ id }) => id === section)!.title}
          </Heading>
          {!isOfShop && <ProviderChoice choice={choice} />}
          <QueueStatus />
          <StaffName>{staff.name}</StaffName>
          <IconButton label="Sign out" onClick={() => void signOutStaff()}>
            <LogOut size={20} aria-hidden />
          </IconButton>
          <UnsentActions />
        </Bar>
        {choice.providerId !== null && <NewOrderAlert key={choice.providerId} providerId={choice.providerId} />}
        <Suspense fallback={<Spinner label="Loading" />}>
          {choice.providerId !== null || isOperatorSection ? (
            // An operator's section is not remounted for another dispensary: creating one selects it, and its secret is
            // shown only once.
            <Section
              key={isOperatorSection ? section : choice.providerId}
              providerId={choice.providerId ?? ''}
              staff={staff}
              onCreate={choice.choose}
            />
          ) : (
            <NoProvider choice={choice} />
          )}
        </Suspense>
      </Main>
    </Frame>
  );
}

function NoProvider({ choice: { failure, isPending } }: { choice: ProviderChoiceState }) {
  if (failure) return <QueryFailure query={failure} />;
  if (isPending) return <Spinner label="Loading" />;
  return (
    <EmptyState
      level={3}
      title="The shop has no dispensary yet"
      action={<ButtonLink href="#dispensaries">Add the first one</ButtonLink>}
    >
      Shoppers can order once one has hours, a delivery zone or a pickup address, and products.
    </EmptyState>
  );
}

/** On a phone, the row of links scrolls to the current one. */
const scrollIntoRow = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

function SectionLinks({ role, section }: { role: StaffMember['role']; section: SectionId }) {
  return (
    <Links aria-label="Sections">
      {sectionsForRole(role).map(({ id, title }) => {
        const Icon = icons[id];
        const isCurrent = id === section;
        return (
          <a
            key={id}
            href={`#${id}`}
            aria-current={isCurrent ? 'page' : undefined}
            ref={isCurrent ? scrollIntoRow : undefined}
          >
            <Icon size={22} aria-hidden />
            {title}
          </a>
        );
      })}
    </Links>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100svh;
  ${media.desktop} {
    grid-template: 1fr / 212px minmax(0, 1fr);
  }
  @media print {
    display: block;
    background: none;
  }
`;

const Sidebar = styled.div`
  min-width: 0;
  > span {
    display: none;
  }
  ${media.desktop} {
    position: sticky;
    top: 0;
    height: 100svh;
    padding: ${space[5]} ${space[3]} ${space[4]};
    overflow-y: auto;
    > span {
      display: block;
      padding: 0 ${space[3]} ${space[6]};
    }
  }
  @media print {
    display: none;
  }
`;

const Links = styled.nav`
  position: relative;
  display: flex;
  gap: ${space[1]};
  padding: ${space[2]};
  overflow-x: auto;
  ${media.desktop} {
    flex-direction: column;
    padding: 0;
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

const StaffName = styled.span`
  ${text.small};
  color: ${color.muted};
`;
