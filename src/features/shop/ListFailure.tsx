import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Paragraph } from '../../ui/text/Paragraph';

/** The catalogue or the list's code failed to load. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div role="alert">
      <Paragraph>{t('error.network')}</Paragraph>
      <ButtonLink as="button" type="button" $size="small" onClick={onRetry}>
        {t('app.retry')}
      </ButtonLink>
    </div>
  );
}
