import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { membershipQuery } from '../../data/account/membershipQuery';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MembershipFailure } from './MembershipFailure';
import { MembershipSkeleton } from './MembershipSkeleton';
import { startedText } from './membershipWords';
import { PlanTerms } from './PlanTerms';
import { Problem } from './Problem';
import { ReturnNotice } from './ReturnNotice';
import { useBillingReturn, type BillingReturn } from './useBillingReturn';
import { useStart } from './useStart';

interface JoinMembershipProps {
  /** Called when the shopper is a member or continues without a membership. */
  onDone: () => void;
  /** The path, with its locale, to which the billing service redirects. */
  returnTo: string;
}

/**
 * Continues once the shopper is a member, with a toast if the membership has just started. Returns whether they are a
 * member.
 */
function useContinueWhenMember(membership: Membership | undefined, isNews: () => boolean, onDone: () => void): boolean {
  const { t } = useSettingsWords();
  const hasContinued = useRef(false);
  const isIn = membership !== undefined && isMember(membership.status);
  useEffect(() => {
    if (!membership || !isIn || hasContinued.current) return;
    hasContinued.current = true;
    if (isNews()) showToast({ variant: 'success', message: startedText(membership, { t }) });
    onDone();
  });
  return isIn;
}

/** Offers the membership or its trial. It is optional, and members never see it. */
export function JoinMembership({ onDone, returnTo }: JoinMembershipProps) {
  const { data: membership, error, isFetching, refetch } = useQuery(membershipQuery());
  const back = useBillingReturn();
  const hasBegun = useRef(false);
  const starting = useStart({ returnTo, onBegun: () => void (hasBegun.current = true) });
  const isIn = useContinueWhenMember(membership, () => hasBegun.current || back.state !== 'none', onDone);
  if (isIn || (!membership && !error)) return <MembershipSkeleton />;
  if (membership) return <Offer {...{ membership, back, starting, onDone }} />;
  return (
    <Stack $gap={6}>
      {error && <MembershipFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      <GoOn onDone={onDone} />
    </Stack>
  );
}

function GoOn({ onDone }: { onDone: () => void }) {
  const { t } = useSettingsWords();
  return (
    <div>
      <Button variant="secondary" onClick={onDone}>
        {t('membership.join.without')}
      </Button>
    </div>
  );
}

interface OfferProps {
  membership: Membership;
  back: BillingReturn;
  starting: ReturnType<typeof useStart>;
  onDone: () => void;
}

function Offer({ membership, back, starting: { busy, error, start }, onDone }: OfferProps) {
  const { t } = useSettingsWords();
  const { isTrialAvailable: isTrial, plan } = membership;
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Heading level={3}>
          {t(isTrial ? 'membership.offer.trial' : 'membership.offer.join', { days: plan.trialDays })}
        </Heading>
        <Text>{t('membership.purpose')}</Text>
        <PlanTerms membership={membership} />
      </Stack>
      <ReturnNotice back={back} membership={membership} />
      {error && <Problem error={error} />}
      <Cluster>
        {back.state !== 'asking' && (
          <Button
            isBusy={busy !== undefined}
            busyLabel={t('membership.starting')}
            onClick={() => start(isTrial ? 'trial' : 'join')}
          >
            {t(isTrial ? 'membership.trial.start' : 'membership.join')}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {t('membership.notNow')}
        </Button>
      </Cluster>
    </Stack>
  );
}
