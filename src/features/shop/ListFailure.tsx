import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Text } from '../../ui/text/Text';

/** The catalogue or the list's code failed to load. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div role="alert">
      <Text>{t('error.network')}</Text>
      <ButtonLink as="button" type="button" $size="small" onClick={onRetry}>
        {t('app.retry')}
      </ButtonLink>
    </div>
  );
}
