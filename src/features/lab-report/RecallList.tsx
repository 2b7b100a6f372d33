import { styled } from 'styled-components';
import type { RecallView } from '../../content/pages/pageContext';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Badge } from '../../ui/text/Badge';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space, text } from '../../ui/theme/tokens';
import { useCertificateFormat } from './useCertificateFormat';

export function RecallList({ recalls }: { recalls: readonly RecallView[] }) {
  const { t } = useWords('lab');
  const { formatDay } = useCertificateFormat();
  return (
    <Stack as="section" $gap={5} id="recalls" aria-labelledby="recalls-title">
      <Heading level={2} id="recalls-title">
        {t('recall.title')}
      </Heading>
      {recalls.length === 0 && <Paragraph tone="muted">{t('recall.none')}</Paragraph>}
      {recalls.map(({ batchId, announcedOn, title, brand, reason, action }) => (
        <Card key={batchId}>
          <Stack $gap={4}>
            <div>
              <Badge tone="error">{t('lab.recalled', { date: formatDay(announcedOn) })}</Badge>
            </div>
            <div>
              <Paragraph tone="muted">
                {title} · {brand}
              </Paragraph>
              <Heading level={3}>
                <LocalLink to={routePath('labReport', { batchId })}>{t('recall.batch', { batch: batchId })}</LocalLink>
              </Heading>
            </div>
            <Facts>
              <dt>{t('recall.reason')}</dt>
              <dd>{reason}</dd>
              <dt>{t('recall.action')}</dt>
              <dd>{action}</dd>
            </Facts>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const Facts = styled.dl`
  dt {
    ${text.label};
    color: ${color.muted};
  }
  dd + dt {
    padding-top: ${space[3]};
  }
`;
