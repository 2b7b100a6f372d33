import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../data/apiError';
import { saveReview } from '../../data/rating/ratingCalls';
import { loadReviewDraft, saveReviewDraft } from '../../data/rating/ratingDraft';
import { reviewFault, reviewLength } from '../../domain/rating/review';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/fields/TextArea';
import { Notice } from '../../ui/feedback/Notice';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

export const reviewFieldId = 'own-review-text';

interface ReviewFormProps {
  rating: Rating;
  /** Null for a first review. */
  review: OwnReview | null;
  /** Labels the form. */
  titleId: string;
  onSaved: (review: OwnReview) => void;
  onCancel?: () => void;
}

/** Keeps what is typed for this tab, so that a reload or a session that ends loses nothing. */
export function ReviewForm({ rating, review, titleId, onSaved, onCancel }: ReviewFormProps) {
  const { t, plural } = useWords('account', 'reviews');
  const [text, setText] = useState(() => loadReviewDraft(rating) ?? review?.text ?? '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const fault = reviewFault(text);
  const { mutate, error, isPending } = useMutation<OwnReview, ApiError>({
    // Fail immediately when offline instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: () => saveReview(rating.podKey, text),
    onSuccess: (saved) => {
      if (saved.status === 'pending') announce(t('review.sent'));
      // Only an unchanged text keeps its decision.
      else showToast({ variant: 'info', message: t('review.unchanged') });
      onSaved(saved);
    },
  });
  const change = (typed: string) => {
    setText(typed);
    saveReviewDraft(rating, typed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (fault) document.getElementById(reviewFieldId)?.focus();
    else mutate();
  };
  return (
    <Stack as="form" $gap={4} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <Paragraph tone="muted">{t('review.lead')}</Paragraph>
      <TextArea
        id={reviewFieldId}
        label={t('review.text')}
        hint={plural('review.left', reviewLength.max - text.length)}
        maxLength={reviewLength.max}
        value={text}
        error={isSubmitted && fault ? t(`review.fault.${fault}`) : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      <Cluster>
        <Button type="submit" variant="secondary" isBusy={isPending} busyLabel={t('review.sending')}>
          {t('review.send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('review.cancel')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
