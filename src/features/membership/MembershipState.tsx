import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { currentPath } from '../../data/account/billingVisit';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { useWords, type LocaleTranslator } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { text } from '../../ui/theme/tokens';
import { MembershipActions } from './MembershipActions';
import { MembershipFacts } from './MembershipFacts';
import { MembershipError } from './MembershipError';
import { Benefits } from './Benefits';
import { StartButtons } from './StartButtons';
import { useStartMembership } from './useStartMembership';
import { formatDay } from './formatDay';

type Words = LocaleTranslator<'settings'>;

/** `fetchedAt` is in epoch milliseconds. */
function statusText(membership: Membership, fetchedAt: number, { locale, t }: Words): string {
  const { status, periodEnd, trialEndsAt, isEnding } = membership;
  const date = formatDay(periodEnd ?? trialEndsAt ?? new Date(fetchedAt).toISOString(), locale);
  if (isEnding) return t(status === 'trialing' ? 'membership.status.trialEnds' : 'membership.status.ends', { date });
  // The billing service can end a membership before its paid period does.
  const hasEnded = status === 'canceled' && (periodEnd === null || Date.parse(periodEnd) > fetchedAt);
  return hasEnded ? t('membership.status.over') : t(`membership.status.${status}`, { date });
}

/** Returns null if there is nothing to add to the status. */
function noteText({ status, plan, isEnding }: Membership, { t, formatMoney }: Words): string | null {
  if (!isMember(status)) return null;
  if (status === 'past_due') return t('membership.note.past_due');
  if (isEnding) return t('membership.note.ends');
  return status === 'trialing' ? t('membership.note.trialing', { price: formatMoney(plan.price) }) : null;
}

const startedText = ({ status }: Membership, { t }: Pick<Words, 't'>): string =>
  t(status === 'trialing' ? 'membership.begun.trialing' : 'membership.begun.active');

interface MembershipStateProps {
  membership: Membership;
  /** In epoch milliseconds. */
  fetchedAt: number;
  /** True while the result of a payment is unknown. Nothing can be started in the meantime. */
  isCheckingPayment: boolean;
  /** False where a membership gives nothing, because there is no express delivery. */
  isOffered: boolean;
}

/** A change removes the button that had focus, so the status takes it. */
function useFocusAfterChange(membership: Membership) {
  const status = useRef<HTMLParagraphElement>(null);
  const changed = useRef<Membership | null>(null);
  useEffect(() => {
    if (!changed.current || changed.current === membership) return;
    changed.current = null;
    status.current?.focus();
  }, [membership]);
  return { status, onChanged: () => void (changed.current = membership) };
}

export function MembershipState({ membership, fetchedAt, isCheckingPayment, isOffered }: MembershipStateProps) {
  const words = useWords('account', 'settings');
  const { status, onChanged } = useFocusAfterChange(membership);
  const note = noteText(membership, words);
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Status ref={status} tabIndex={-1}>
          {statusText(membership, fetchedAt, words)}
        </Status>
        {note && <Paragraph tone="muted">{note}</Paragraph>}
      </Stack>
      {isOffered && !isMember(membership.status) && !isCheckingPayment && (
        <StartOffer membership={membership} onStarted={onChanged} />
      )}
      {membership.status !== 'none' && (
        <>
          {isOffered && isMember(membership.status) && <OwnBenefits />}
          <MembershipFacts membership={membership} />
          <MembershipActions membership={membership} onChanged={onChanged} />
        </>
      )}
    </Stack>
  );
}

function StartOffer({ membership, onStarted }: { membership: Membership; onStarted: () => void }) {
  const { t } = useWords('account', 'settings');
  const starting = useStartMembership({
    returnTo: currentPath(),
    onStarted: (started) => {
      announce(startedText(started, { t }));
      onStarted();
    },
  });
  return (
    <>
      <Paragraph>{t('membership.purpose')}</Paragraph>
      <Benefits />
      <PlanTerms membership={membership} />
      {starting.error && <MembershipError error={starting.error} />}
      <Cluster>
        <StartButtons starting={starting} isTrialAvailable={membership.isTrialAvailable} />
      </Cluster>
    </>
  );
}

function OwnBenefits() {
  const { t } = useWords('account', 'settings');
  return (
    <Stack $gap={2}>
      <Paragraph tone="muted">{t('membership.benefits')}</Paragraph>
      <Benefits />
    </Stack>
  );
}

/** Must appear before the button that agrees to these terms. */
function PlanTerms({ membership: { plan, isTrialAvailable } }: { membership: Membership }) {
  const { locale, t, formatMoney } = useWords('account', 'settings');
  const price = formatMoney(plan.price);
  const terms = isTrialAvailable
    ? t('membership.terms.trial', { days: plan.trialDays, price })
    : t('membership.terms.join', { price });
  return <Paragraph>{locale.country === 'ca' ? `${terms} ${t('membership.usDollars')}` : terms}</Paragraph>;
}

const Status = styled(Paragraph)`
  ${text.strong};
`;
