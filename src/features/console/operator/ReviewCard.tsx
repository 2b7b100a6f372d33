import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { decideReview } from '../../../data/staff/reviewCalls';
import { rejectionReasons, type RejectionReason } from '../../../domain/rating/review';
import type { ModeratedReview, ReviewDecision } from '../../../domain/rating/reviewSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SelectField } from '../../../ui/fields/SelectField';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { text } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';
import { formatTime } from './auditText';
import { rejectionLabels, reviewStatusLabels } from './reviewLabels';

interface ReviewCardProps {
  review: ModeratedReview;
  /** Called when the card is about to go and there is no other one to focus. */
  onLeave: () => void;
}

const reasonOptions = rejectionReasons.map((value) => ({ value, label: rejectionLabels[value] }));

type Item = RefObject<HTMLLIElement | null>;

/** Decides about a review. The next card gets the focus, because this one leaves the list. */
function useDecision({ review: { id, revision }, onLeave }: ReviewCardProps, item: Item) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['staff', 'reviews'] });
  const focusNext = () => {
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    else onLeave();
  };
  const { error, isPending, submit } = useSubmit(async (decision: Omit<ReviewDecision, 'revision'>) => {
    await decideReview(staffToken() ?? '', id, { revision, ...decision });
    focusNext();
    await reload();
  });
  return {
    readAgain: () => {
      if (error?.code === 'review_unknown') focusNext();
      else item.current?.focus();
      void reload();
    },
    error,
    isPending,
    decide: (decision: Omit<ReviewDecision, 'revision'>) => void submit(decision),
  };
}

/** Keeps the focus while an edited text replaces the one that was read, with a reason and an error of its own. */
export function ReviewCard(props: ReviewCardProps) {
  const { title, score, revision } = props.review;
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item} tabIndex={-1} aria-label={`${title}, ${score} of 5 stars`}>
      <ReviewText key={revision} item={item} {...props} />
    </li>
  );
}

function ReviewText({ item, ...props }: ReviewCardProps & { item: Item }) {
  const { status, title, score, text: words } = props.review;
  const { readAgain, error, isPending, decide } = useDecision(props, item);
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const isOutdated = error?.code === 'review_changed' || error?.code === 'review_unknown';
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={4} size="sub">
          {title} <span aria-hidden>{'★'.repeat(score) + '☆'.repeat(5 - score)}</span>
        </Heading>
        <Words>{words}</Words>
        <Paragraph size="small" tone="muted">
          {describe(props.review)}
        </Paragraph>
        {status !== 'rejected' && (
          <SelectField
            label="Reason for a rejection"
            placeholder="Choose"
            value={reason}
            onChange={(event) => setReason(event.target.value as RejectionReason)}
            options={reasonOptions}
          />
        )}
        {error && (
          <Notice tone="error" action={isOutdated && <Button onClick={readAgain}>Read again</Button>}>
            {formatApiError(error)}
          </Notice>
        )}
        <Cluster>
          {status !== 'published' && (
            <Button isBusy={isPending} onClick={() => decide({ status: 'published', reason: null })}>
              Publish
            </Button>
          )}
          {status !== 'rejected' && (
            <Button
              variant="secondary"
              disabled={!reason}
              isBusy={isPending}
              onClick={() => reason && decide({ status: 'rejected', reason })}
            >
              Reject
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

/** 'Written 11/20/26 … Rejected 11/21/26 … by Sam: Not about this pod' */
function describe({ writtenAt, status, reason, decidedAt, decidedBy }: ModeratedReview): string {
  const written = `Written ${formatTime(writtenAt, undefined)}.`;
  if (!decidedAt) return written;
  const decided = `${reviewStatusLabels[status]} ${formatTime(decidedAt, undefined)} by ${decidedBy ?? 'somebody'}`;
  return `${written} ${decided}${reason ? `: ${rejectionLabels[reason]}` : ''}.`;
}

const Words = styled.p`
  ${text.body};
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
