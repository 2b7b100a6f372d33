import { styled } from 'styled-components';
import type { PagePicture } from '../../../content/pages/sectionViews';
import { useWords } from '../../../i18n/LocaleContext';
import { Heading } from '../../../ui/text/Heading';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import { ScenePicture } from '../ScenePicture';

const colors = ['rainbow', 'white', 'amber', 'red'] as const;

/** The list has the same order as the colors in the picture. */
export function RingColors({ picture }: { picture: PagePicture | null }) {
  const { t } = useWords('details', 'device');
  return (
    <Section aria-labelledby="ring" data-tone="dark">
      <Heading level={2} id="ring">
        {t('device.ring')}
      </Heading>
      {picture && <ScenePicture picture={picture} />}
      <Lights>
        {colors.map((name) => (
          <div key={name}>
            <dt>{t(`device.ring.${name}`)}</dt>
            <dd>{t(`device.ring.${name}.meaning`)}</dd>
          </div>
        ))}
      </Lights>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
  > h2 + div {
    max-width: 900px;
    margin-inline: auto;
  }
`;

const Lights = styled.dl`
  display: grid;
  gap: ${space[4]} ${space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  dt {
    ${text.sub};
  }
  dd {
    color: ${color.muted};
  }
`;
