import { css, styled } from 'styled-components';
import type { PagePicture } from '../../../content/pages/sectionViews';
import { useWords } from '../../../i18n/LocaleContext';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, media, motion, radius, space } from '../../../ui/theme/tokens';
import { ScenePicture } from '../ScenePicture';

const chapters = ['insert', 'light', 'heat', 'charge'] as const;

/**
 * With scroll timelines and motion allowed, each picture settles as it scrolls in, and on desktops each chapter slides
 * over the previous one. Otherwise a plain list.
 */
export function BatteryStory({ pictures }: { pictures: PagePicture[] }) {
  const { t } = useWords('details', 'device');
  return (
    <Stack as="section" $gap={8} aria-labelledby="story">
      <Heading level={2} id="story">
        {t('device.story')}
      </Heading>
      <Chapters>
        {chapters.map((id, index) => {
          const picture = pictures[index];
          return (
            <li key={id}>
              <div>
                <Heading level={3} size="section">
                  {t(`device.story.${id}`)}
                </Heading>
                <Paragraph size="lead">{t(`device.story.${id}.text`)}</Paragraph>
              </div>
              {picture && <ScenePicture picture={picture} />}
            </li>
          );
        })}
      </Chapters>
    </Stack>
  );
}

const scrollAnimation = css`
  ${media.noMotionPreference} {
    @supports (animation-timeline: view()) {
      img {
        animation: settle ${motion.scrolled};
        animation-timeline: view();
        animation-range: entry 0% cover 45%;
      }
      @media (min-width: 64em) and (min-height: 44em) {
        > li {
          position: sticky;
          top: 96px;
        }
      }
    }
  }
  @keyframes settle {
    from {
      scale: 1.18;
    }
  }
`;

const Chapters = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-radius: ${radius.large};
    background: ${color.surface};
    overflow: hidden;
    > :first-child {
      display: grid;
      gap: ${space[3]};
      align-content: center;
      padding: clamp(24px, 5vw, 72px);
    }
  }
  ${media.desktop} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: min(60vh, 560px);
    }
    > li:nth-child(even) > :last-child {
      order: -1;
    }
  }
  ${scrollAnimation}
`;
