import { styled } from 'styled-components';
import { Card } from '../../src/ui/layout/Card';
import { Eyebrow } from '../../src/ui/text/Eyebrow';
import { Heading } from '../../src/ui/text/Heading';
import { Stack } from '../../src/ui/layout/Stack';
import { Paragraph } from '../../src/ui/text/Paragraph';
import { TextLink } from '../../src/ui/text/TextLink';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import { color, radius, shadow, text } from '../../src/ui/theme/tokens';
import { Grid, KitSection } from './KitSection';

const colorNames = Object.keys(color) as (keyof typeof color)[];

export function KitFoundations() {
  return (
    <>
      <KitSection title="Type">
        <Stack $gap={6}>
          <Eyebrow>Eyebrow above a heading</Eyebrow>
          <Heading level={3} size="display">
            Unlocked by light
          </Heading>
          <Heading level={3} size="title">
            Title of a page
          </Heading>
          <Heading level={3} size="section">
            Heading of a section
          </Heading>
          <Heading level={3}>Heading of a part</Heading>
          <Heading level={4}>Small heading</Heading>
          <div style={{ maxWidth: '776px' }}>
            <Stack $gap={3}>
              <Paragraph size="lead">Lead text opens a page in one or two calm sentences.</Paragraph>
              <Paragraph>
                Body text carries <TextLink href="#link">a link within a line</TextLink> and reads well at sixty to
                seventy letters a line. <VisuallyHidden>This sentence is only read out.</VisuallyHidden>
              </Paragraph>
              <Paragraph tone="muted">Muted body text says what can wait.</Paragraph>
              <Paragraph size="label">Label text</Paragraph>
              <Paragraph size="small" tone="muted">
                Small text for figures and notes
              </Paragraph>
              <Paragraph size="small" tone="error">
                Error tone
              </Paragraph>
            </Stack>
          </div>
        </Stack>
      </KitSection>
      <KitSection title="Colour and depth">
        <Grid $min="132px" $gap={3}>
          {colorNames.map((name) => (
            <Swatch key={name} $color={color[name]}>
              {name}
            </Swatch>
          ))}
        </Grid>
        <Grid $min="220px">
          <Card>Card</Card>
          <Card style={{ boxShadow: shadow.low }}>Low shadow</Card>
          <Card style={{ boxShadow: shadow.high }}>High shadow</Card>
          <Card style={{ boxShadow: shadow.glow, borderColor: 'transparent' }}>Glow</Card>
        </Grid>
      </KitSection>
    </>
  );
}

const Swatch = styled.div<{ $color: string }>`
  ${text.small};

  &::before {
    content: '';
    display: block;
    height: 56px;
    margin-bottom: 6px;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${({ $color }) => $color};
  }
`;
