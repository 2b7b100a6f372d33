import { useState } from 'react';
import { styled } from 'styled-components';
import { clearReviewDraft } from '../../data/rating/ratingDraft';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import type { Rating } from '../../domain/rating/ratingSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Notice } from '../../ui/feedback/Notice';
import { Heading } from '../../ui/text/Heading';
import { text } from '../../ui/theme/tokens';
import { DeleteReview } from './DeleteReview';
import { ReviewForm } from './ReviewForm';

interface OwnReviewPartProps {
  rating: Rating;
  /** False for a pod that somebody else may own, and in Canada, whose law forbids testimonials. */
  canWrite: boolean;
  onChange: (review: OwnReview | null) => void;
}

/** The review of a rated pod: the form, or the text with what became of it. */
export function OwnReviewPart({ rating, canWrite, onChange }: OwnReviewPartProps) {
  const { t } = useWords('reviews');
  const { podKey, review } = rating;
  const [isEditing, setIsEditing] = useState(false);
  const keep = (changed: OwnReview | null) => {
    clearReviewDraft();
    onChange(changed);
    setIsEditing(false);
  };
  if (!review && !canWrite) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="own-review">
      <Heading level={3} id="own-review">
        {t('review.title')}
      </Heading>
      {!review || isEditing ? (
        <ReviewForm
          rating={rating}
          review={review}
          onSaved={keep}
          onCancel={review ? () => setIsEditing(false) : undefined}
        />
      ) : (
        <>
          <ReviewStatus review={review} />
          <Words>{review.text}</Words>
          <Cluster>
            {canWrite && (
              <Button variant="secondary" onClick={() => setIsEditing(true)}>
                {t('review.edit')}
              </Button>
            )}
            <DeleteReview podKey={podKey} onDeleted={() => keep(null)} />
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function ReviewStatus({ review: { status, reason } }: { review: OwnReview }) {
  const { t } = useWords('reviews');
  return (
    <Notice tone={status === 'rejected' ? 'warning' : status === 'published' ? 'success' : 'info'}>
      {t(`review.${status}`)} {reason && t('review.rejected.why', { reason: t(`review.reason.${reason}`) })}
    </Notice>
  );
}

const Words = styled.p`
  ${text.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
