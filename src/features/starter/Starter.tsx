import { useState } from 'react';
import { styled } from 'styled-components';
import type { StarterView } from '../../content/pages/pageContext';
import { firstAnswers, type StarterAnswers } from '../../domain/catalogue/starter/starterAnswers';
import type { StarterPod } from '../../domain/catalogue/starter/starterPods';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useDelivery, type Delivery } from '../../state/delivery/delivery';
import { asIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { Flush } from '../../ui/layout/Flush';
import { Card } from '../../ui/layout/Card';
import { Paragraph } from '../../ui/text/Paragraph';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { space } from '../../ui/theme/tokens';
import { StarterChoice } from './StarterChoice';
import { StarterOrder } from './StarterOrder';
import { StarterQuestions } from './StarterQuestions';
import { useFirstOrder } from './useFirstOrder';
import { useStarterPods, type StarterPods } from './useStarterPods';

interface StarterProps {
  starter: StarterView;
  /** In a narrow column, which shows the questions on request. */
  isCompact?: boolean;
}

/** Three questions, the three pods that fit the answers, and a first order of one of them with a battery. */
export const Starter = asIsland(StarterContent);

function StarterContent({ starter, isCompact = false }: StarterProps) {
  // With the messages of the cards, so that all load at once.
  const { t } = useWords('starter', 'traits');
  const [answers, setAnswers] = useState(firstAnswers);
  const [hasAnswered, setHasAnswered] = useState(false);
  const [isOpen, setIsOpen] = useState(!isCompact);
  const delivery = useDelivery();
  const found = useStarterPods(starter, answers, delivery.offers);
  const change = (changed: Partial<StarterAnswers>) => {
    setHasAnswered(true);
    setAnswers((previous) => ({ ...previous, ...changed }));
  };
  return (
    <Root as={isCompact ? Card : 'div'} data-closed={isOpen ? undefined : ''}>
      {isOpen && <StarterQuestions answers={answers} onChange={change} takesFocus={isCompact} />}
      <VisuallyHidden role="status">{hasAnswered && <ResultText found={found} />}</VisuallyHidden>
      {found.isFailed ? (
        <RetryNotice retryLabel={t('app.retry')} onRetry={found.retry}>
          {t('error.network')}
        </RetryNotice>
      ) : found.pods.length ? (
        <Results
          starter={starter}
          answers={answers}
          found={found}
          delivery={delivery}
          isCompact={isCompact}
          onOpen={isOpen ? null : () => setIsOpen(true)}
        />
      ) : (
        <NothingFits delivery={delivery} />
      )}
    </Root>
  );
}

/** Is announced after each answer. */
function ResultText({ found: { pods, isPending, isFailed } }: { found: StarterPods }) {
  const { t, plural } = useWords('starter');
  if (isFailed) return null;
  if (isPending) return t('starter.finding');
  if (!pods.length) return t('starter.empty');
  return plural('starter.found', pods.length, { titles: pods.map(({ summary }) => summary.title).join(', ') });
}

interface ResultsProps extends StarterProps {
  answers: StarterAnswers;
  found: StarterPods;
  delivery: Delivery;
  /** Opens the questions and the other pods. Null if they are open. */
  onOpen: (() => void) | null;
}

function Results({ starter, isCompact = false, answers, found, delivery, onOpen }: ResultsProps) {
  const { pods, isPending } = found;
  const { t } = useWords('starter');
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const pod: StarterPod = pods.find(({ summary }) => summary.slug === chosenSlug) ?? pods[0]!;
  const order = useFirstOrder(starter, pod, delivery);
  return (
    <>
      {!onOpen && (
        <StarterChoice
          pods={pods}
          strength={isPending ? firstAnswers.strength : answers.strength}
          chosen={pod.summary.slug}
          onChoose={setChosenSlug}
          isPending={isPending}
          isCompact={isCompact}
        />
      )}
      <StarterOrder order={order} isPending={isPending} isCompact={isCompact}>
        {onOpen && t('starter.with', { title: pod.summary.title, brand: pod.summary.brand })}
      </StarterOrder>
      {onOpen ? (
        <Flush>
          <Button variant="quiet" size="small" onClick={onOpen}>
            {t('starter.answer')}
          </Button>
        </Flush>
      ) : (
        <Paragraph size="small" tone="muted">
          {t('starter.vary')}
        </Paragraph>
      )}
    </>
  );
}

function NothingFits({ delivery: { provider, offers } }: { delivery: Delivery }) {
  const { t } = useWords('starter');
  return (
    <EmptyState
      level={3}
      title={provider && offers ? t('starter.empty.here', { provider: provider.name }) : t('starter.empty')}
      action={
        <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary">
          {t('starter.all')}
        </ButtonLink>
      }
    >
      {t('starter.empty.text')}
    </EmptyState>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  &[data-closed] {
    gap: ${space[2]};
  }
`;
