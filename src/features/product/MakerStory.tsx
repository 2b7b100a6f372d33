import { styled } from 'styled-components';
import type { ProductView } from '../../content/pages/pageContext';
import { makerPath } from '../../domain/catalogue/cataloguePaths';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, media, radius, space } from '../../ui/theme/tokens';
import { ScenePicture } from './ScenePicture';

export function MakerStory({ product: { summary, oil, brandStory, closeUp } }: { product: ProductView }) {
  const { t } = useWords('product', 'details');
  const { brand, brandSlug } = summary;
  return (
    <Band aria-labelledby="maker">
      {closeUp && <ScenePicture picture={closeUp} />}
      <div>
        <Heading level={2} id="maker">
          {t('product.maker', { brand })}
        </Heading>
        <Paragraph size="lead">{brandStory}</Paragraph>
        <p>
          <TextLink as={LocalLink} to={oil ? makerPath(brandSlug) : routePath('pods')}>
            {oil ? t('product.maker.pods', { brand }) : t('product.maker.everyPod')}
          </TextLink>
        </p>
      </div>
    </Band>
  );
}

const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  > :last-child {
    display: grid;
    gap: ${space[5]};
    align-content: center;
    padding: clamp(24px, 5vw, 72px);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
