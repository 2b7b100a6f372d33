import { styled } from 'styled-components';
import type { IdImage } from '../../domain/account/accountDataSchema';
import { dateFormatter } from '../../i18n/dateFormatter';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { color, space, text } from '../../ui/theme/tokens';

interface IdImageRowProps {
  image: IdImage;
  onDelete: () => void;
}

/** One photo of the shopper's ID: the dispensary that keeps it, the upload date and a delete button. */
export function IdImageRow({ image: { providerName, uploadedAt }, onDelete }: IdImageRowProps) {
  const { t, locale } = useSettingsWords();
  const date = dateFormatter(locale.id, { dateStyle: 'long' }).format(new Date(uploadedAt));
  return (
    <Row>
      <p>
        <strong>{providerName}</strong>
        <span>{t('settings.id.uploaded', { date })}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('settings.id.deleteNamed', { provider: providerName })}
        onClick={onDelete}
      >
        {t('settings.id.delete')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  p {
    display: grid;
    min-width: 0;
  }
  strong {
    ${text.strong};
  }
  span {
    ${text.small};
    color: ${color.muted};
  }
`;
