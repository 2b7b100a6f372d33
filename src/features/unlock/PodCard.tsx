import FlaskConical from 'lucide-react/icons/flask-conical';
import { styled } from 'styled-components';
import { reportSearch } from '../../domain/catalogue/cataloguePaths';
import type { CheckedKey } from '../../domain/unlock/unlockSchema';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/layout/Card';
import { Flush } from '../../ui/layout/Flush';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space, text } from '../../ui/theme/tokens';
import { PodPicture } from './PodPicture';
import { Fact } from '../../ui/text/Fact';

export function PodCard({ batch }: Pick<CheckedKey, 'batch'>) {
  const { t } = useWords('account', 'pods');
  if (!batch)
    return (
      <Card>
        <Paragraph>{t('unlock.pod.unknown')}</Paragraph>
      </Card>
    );
  return (
    <Card>
      <Layout>
        <PodPicture src={batch.featuredImage} />
        <TextBlock>
          <div>
            <Paragraph tone="muted">{batch.brandName}</Paragraph>
            <Heading level={3}>{batch.title}</Heading>
          </div>
          <Facts>
            <Fact name={t('unlock.pod.size')}>{batch.variantTitle}</Fact>
            <Fact name={t('unlock.pod.batch')}>{batch.batchId}</Fact>
          </Facts>
          <Flush>
            <ButtonLink
              as={LocalLink}
              to={batch.productPath + reportSearch(batch.batchId)}
              $variant="quiet"
              $size="small"
            >
              <FlaskConical size={18} aria-hidden />
              {t('unlock.pod.report')}
            </ButtonLink>
          </Flush>
        </TextBlock>
      </Layout>
    </Card>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 180px) minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.belowTablet} {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${text.label};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }
  dt {
    color: ${color.muted};
  }
`;
