import { useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { space } from '../../ui/theme/tokens';
import { RetryButton } from '../../i18n/RetryButton';
import { LoadingStack } from '../../i18n/LoadingStack';

interface InboxPlaceholderProps {
  isFailed: boolean;
  onRetry: () => void;
}

/** After a failure, the notice stays during a retry, so that its button keeps focus. */
export function InboxPlaceholder({ isFailed, onRetry }: InboxPlaceholderProps) {
  const { t } = useWords('account');
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    onRetry();
  };
  if (isFailed || hasRetried)
    return (
      <Notice tone="error" action={<RetryButton isBusy={!isFailed} onClick={retry} />}>
        {t('notifications.error')}
      </Notice>
    );
  return (
    <LoadingStack gap={6}>
      {[0, 1, 2].map((index) => (
        <Row key={index}>
          <Skeleton $height="72px" />
          <Stack $gap={2}>
            <Skeleton $width="4rem" />
            <Skeleton />
            <Skeleton $width="70%" />
          </Stack>
        </Row>
      ))}
    </LoadingStack>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr;
  gap: ${space[4]};
`;
