import { useState } from 'react';
import { styled } from 'styled-components';
import { clearReviewDraft } from '../../data/rating/ratingDraft';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import type { Rating } from '../../domain/rating/ratingSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useLostFocus } from '../../state/hooks/useLostFocus';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Notice } from '../../ui/feedback/Notice';
import { Heading } from '../../ui/text/Heading';
import { text } from '../../ui/theme/tokens';
import { DeleteReview } from './DeleteReview';
import { ReviewForm, reviewFieldId } from './ReviewForm';

const titleId = 'own-review';

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
  const view = !review ? 'first' : isEditing ? 'edit' : 'text';
  // The button that was clicked has gone with the view.
  useLostFocus(view, view === 'edit' ? reviewFieldId : titleId);
  const close = () => {
    clearReviewDraft();
    setIsEditing(false);
  };
  const keep = (changed: OwnReview | null) => {
    onChange(changed);
    close();
  };
  if (!review && !canWrite) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby={titleId}>
      <Heading level={3} id={titleId} tabIndex={-1}>
        {t('review.title')}
      </Heading>
      {!review || isEditing ? (
        <ReviewForm
          rating={rating}
          review={review}
          titleId={titleId}
          onSaved={keep}
          onCancel={review ? close : undefined}
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
