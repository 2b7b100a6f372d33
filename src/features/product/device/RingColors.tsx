import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { PagePicture } from '../../../content/pages/sectionViews';
import { useWords } from '../../../i18n/LocaleContext';
import { Heading } from '../../../ui/text/Heading';
import { LatePicture } from '../ScenePicture';
import { color, desktopQuery, media, radius, space, tabletQuery, text } from '../../../ui/theme/tokens';

const colors = ['rainbow', 'white', 'amber', 'red'] as const;

/** Each color stands under its quarter of the picture, which shows the batteries in the same order. */
export function RingColors({ picture }: { picture: PagePicture | null }) {
  const { t } = useWords('details', 'device');
  return (
    <Section aria-labelledby="ring" data-tone="dark">
      <Heading level={2} id="ring">
        {t('device.ring')}
      </Heading>
      <Lights>
        {colors.map((name, index) => (
          <div key={name}>
            <dt>{t(`device.ring.${name}`)}</dt>
            <dd>{t(`device.ring.${name}.meaning`)}</dd>
            {picture && <Quarter picture={picture} index={index} />}
          </div>
        ))}
      </Lights>
    </Section>
  );
}

const Quarter = ({ picture, index }: { picture: PagePicture; index: number }) => (
  <Frame aria-hidden style={{ '--from': `${index * -25}%` } as CSSProperties}>
    <LatePicture picture={picture} sizes={`${desktopQuery} 900px, ${tabletQuery} 92vw, 170vw`} />
  </Frame>
);

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
`;

const Lights = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: ${space[8]};
  width: 100%;
  max-width: 900px;
  margin-inline: auto;
  text-align: center;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    display: grid;
    grid-template-rows: auto auto 1fr;
  }
  dt {
    ${text.sub};
  }
  dt,
  dt + dd {
    padding-inline: ${space[2]};
  }
  dd {
    color: ${color.muted};
  }
`;

/** The picture is four frames wide. On phones, the batteries' upper part is left out. */
const Frame = styled.dd`
  position: relative;
  order: -1;
  aspect-ratio: 3 / 5;
  overflow: hidden;
  margin-bottom: ${space[4]};
  ${media.tablet} {
    aspect-ratio: 1 / 3;
  }
  ${media.belowTablet} {
    -webkit-mask-image: linear-gradient(transparent, #000 35%);
    mask-image: linear-gradient(transparent, #000 35%);
  }
  img {
    position: absolute;
    bottom: 0;
    width: 400%;
    max-width: none;
    left: 0;
    transform: translateX(var(--from));
  }
`;
