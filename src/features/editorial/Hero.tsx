import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/sectionViews';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Picture } from '../../ui/Picture';
import { Paragraph } from '../../ui/text/Paragraph';
import { desktopQuery, media, space } from '../../ui/theme/tokens';

interface HeroProps {
  heading: string;
  lead: string;
  /** The picture for wide screens. `tall` is the one for phones. */
  wide: PagePicture;
  tall?: PagePicture;
  /** Below the picture on phones, and at its top on wide screens. */
  notice?: ReactNode;
  children?: ReactNode;
}

const headerHeight = '64px';

const aspectRatio = ({ width, height }: PagePicture) => width / height;

/** The picture is never cropped, because its edges blend into the dark background. */
export function Hero({ heading, lead, wide, tall = wide, notice, children }: HeroProps) {
  return (
    <Root data-tone="dark">
      <PictureArea>
        <Stage>
          <div data-for="phone">
            <Picture
              base={tall.base}
              ratio={aspectRatio(tall)}
              widths={tall.widths}
              alt=""
              sizes={`${desktopQuery} 1px, 100vw`}
              isEager
            />
          </div>
          <div data-for="desktop">
            <Picture
              base={wide.base}
              ratio={aspectRatio(wide)}
              widths={wide.widths}
              alt=""
              sizes={`${desktopQuery} 100vw, 1px`}
            />
          </div>
        </Stage>
        {notice}
      </PictureArea>
      <Container>
        <TextBlock>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Paragraph size="lead">{lead}</Paragraph>
          {children}
        </TextBlock>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  > :last-child {
    position: relative;
    padding-block: ${space[4]} ${space[12]};
  }
  ${media.desktop} {
    align-content: center;
    min-height: min(100svh, 860px);
    > :last-child {
      padding-block: 96px ${space[12]};
    }
  }
`;

const PictureArea = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: min(60svh, 125vw);
  padding-top: ${headerHeight};
  > [data-who] {
    height: 5rem;
    padding-inline: ${space.gutter};
  }
  ${media.desktop} {
    > [data-who] {
      position: absolute;
      z-index: 1;
      inset: 80px 0 auto;
      height: 3.5rem;
      /* On a low screen, only the space below the text is always free. */
      @media (max-height: 35em) {
        inset: auto 0 -12px;
        height: 3rem;
      }
    }
    position: absolute;
    /* Wide screens keep the device within the page's column and its gutters. */
    inset: 0 max(0px, 50% - ${space.half} - 48px) 16px;
    height: auto;
  }
`;

/** On phones, the height that the notice leaves. */
const Stage = styled.div`
  position: relative;
  div,
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  [data-for='desktop'] {
    display: none;
  }
  ${media.desktop} {
    position: static;
    img {
      object-position: right;
    }
    [data-for='desktop'] {
      display: block;
    }
    [data-for='phone'] {
      display: none;
    }
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  max-width: 720px;
`;
