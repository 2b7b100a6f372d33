import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { StepList } from '../../ui/feedback/StepList';
import { Paragraph } from '../../ui/text/Paragraph';
import { ratingStepIds, type RatingStepId } from './ratingSteps';
import { ratingHeadingId } from './useRatingSteps';

interface RatingStepProps {
  id: RatingStepId;
  hint: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

export function RatingStep({ id, hint, onSubmit, children }: RatingStepProps) {
  const { t } = useWords('account', 'pods');
  const steps = ratingStepIds.map((step) => ({ id: step, label: t(`rating.step.${step}`) }));
  return (
    <Stack $gap={6}>
      <StepList label={t('rating.steps')} steps={steps} current={id} />
      <Stack $gap={2}>
        <Title level={2} size="sub" id={ratingHeadingId} tabIndex={-1}>
          {t(`rating.title.${id}`)}
        </Title>
        <Paragraph tone="muted">{hint}</Paragraph>
      </Stack>
      <Stack as="form" $gap={6} aria-labelledby={ratingHeadingId} onSubmit={onSubmit} noValidate>
        {children}
      </Stack>
    </Stack>
  );
}

/** Receives focus when its step opens. */
export const Title = styled(Heading)`
  outline: none;
  scroll-margin-top: 48px;
`;
