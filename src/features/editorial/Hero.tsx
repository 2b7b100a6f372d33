import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pageContext';
import { Container } from '../../ui/Container';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { Text } from '../../ui/Text';
import { desktopQuery, media, space } from '../../ui/theme/tokens';

interface HeroProps {
  heading: string;
  lead: string;
  /** The picture for wide screens; `tall` is the one for phones. */
  wide: PagePicture;
  tall?: PagePicture;
  children?: ReactNode;
}

const ratioOf = ({ width, height }: PagePicture) => width / height;

/** The first picture of a page, below the header, with its text over a dark background. */
export function Hero({ heading, lead, wide, tall = wide, children }: HeroProps) {
  return (
    <Root data-tone="dark">
      <Ground>
        <div data-for="phone">
          <Picture
            base={tall.base}
            ratio={ratioOf(tall)}
            widths={tall.widths}
            alt=""
            sizes={`${desktopQuery} 1px, 100vw`}
            isEager
          />
        </div>
        <div data-for="desktop">
          <Picture
            base={wide.base}
            ratio={ratioOf(wide)}
            widths={wide.widths}
            alt=""
            sizes={`${desktopQuery} 100vw, 1px`}
          />
        </div>
      </Ground>
      <Container $width="wide">
        <Words>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text size="lead">{lead}</Text>
          {children}
        </Words>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-height: min(100svh, 860px);
  overflow: hidden;
  > :last-child {
    position: relative;
    padding-block: 128px ${space[12]};
  }
`;

const Ground = styled.div`
  position: absolute;
  inset: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(20 19 15 / 0.92), rgb(20 19 15 / 0.1) 65%);
    ${media.desktop} {
      background: linear-gradient(to right, rgb(20 19 15 / 0.85), rgb(20 19 15 / 0) 60%);
    }
  }
  div,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-for='desktop'] {
    display: none;
  }
  ${media.desktop} {
    [data-for='desktop'] {
      display: block;
    }
    [data-for='phone'] {
      display: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  max-width: 720px;
`;
