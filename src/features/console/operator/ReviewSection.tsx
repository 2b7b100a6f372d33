import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { reviewCountsQuery, reviewQueueQuery } from '../../../data/staff/reviewCalls';
import { reviewStatuses, type ReviewStatus } from '../../../domain/rating/review';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/feedback/Spinner';
import { SelectField } from '../../../ui/fields/SelectField';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space } from '../../../ui/theme/tokens';
import { DataTable } from '../DataTable';
import { QueryFailure } from '../QueryFailure';
import { ReviewCard } from './ReviewCard';
import { reviewStatusLabels } from './reviewLabels';

const statusOptions = reviewStatuses.map((value) => ({ value, label: reviewStatusLabels[value] }));
const nothing: Record<ReviewStatus, string> = {
  pending: 'No review is waiting.',
  published: 'No review is published yet.',
  rejected: 'No review is rejected.',
};

/** Has no filter or order by stars, so that bad reviews are read when they come, as good ones are. */
export function ReviewSection() {
  const [status, setStatus] = useState<ReviewStatus>('pending');
  const queue = useInfiniteQuery(reviewQueueQuery(staffToken() ?? '', status));
  const title = useRef<HTMLHeadingElement>(null);
  const reviews = queue.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack $gap={6}>
      <Notice tone="info">
        Publish every review that breaks no rule, whatever its stars. Rejecting one because it is bad for sales is
        against the law, and the log keeps each decision.
      </Notice>
      <Counts />
      <SelectField
        label="Show"
        value={status}
        onChange={(event) => setStatus(event.target.value as ReviewStatus)}
        options={statusOptions}
      />
      <Heading level={3} size="sub" ref={title} tabIndex={-1}>
        {reviewStatusLabels[status]}
      </Heading>
      <QueryFailure query={{ ...queue, refetch: queue.isFetchNextPageError ? queue.fetchNextPage : queue.refetch }} />
      {queue.isPending && <Spinner label="Loading" />}
      {queue.data && reviews.length === 0 && <Paragraph tone="muted">{nothing[status]}</Paragraph>}
      <List>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onLeave={() => title.current?.focus()} />
        ))}
      </List>
      {queue.hasNextPage && (
        <div>
          <Button variant="secondary" isBusy={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Shows at a glance if bad reviews are rejected more often than good ones. */
function Counts() {
  const { data, error, isFetching, refetch } = useQuery(reviewCountsQuery(staffToken() ?? ''));
  if (error && !data) return <QueryFailure query={{ error, isFetching, refetch }} />;
  return (
    <DataTable
      caption="Decisions by stars"
      columns={['Stars', 'Waiting', 'Published', 'Rejected', 'Share rejected']}
      rows={[...(data?.scores ?? [])].reverse().map(({ score, pending, published, rejected }) => ({
        id: String(score),
        cells: [score, pending, published, rejected, formatShare(rejected, published + rejected)],
      }))}
      empty="Loading…"
    />
  );
}

const formatShare = (part: number, all: number): string => (all === 0 ? '–' : `${Math.round((100 * part) / all)}%`);

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`;
