import { Container } from './Container';
import { Eyebrow } from './Eyebrow';
import { Heading } from './Heading';
import { Picture } from './Picture';
import { Stack } from './Stack';
import { KitActions } from './kit/KitActions';
import { KitDialogs } from './kit/KitDialogs';
import { KitFeedback } from './kit/KitFeedback';
import { KitFields } from './kit/KitFields';
import { KitFoundations } from './kit/KitFoundations';
import { KitSection } from './kit/KitSection';
import { space } from './theme/tokens';

/** Every primitive in every state, for a picture to be compared with. */
export function Kit() {
  return (
    <Container as="main" style={{ paddingBlock: space.section }}>
      <Stack $gap={16}>
        <Stack $gap={4}>
          <Eyebrow>Kit of parts</Eyebrow>
          <Heading level={1}>Everything the shop is made of</Heading>
        </Stack>
        <KitFoundations />
        <KitActions />
        <KitFields />
        <KitFeedback />
        <KitDialogs />
        <KitSection title="Picture">
          <div style={{ maxWidth: 240 }}>
            <Picture base="/kit/picture" alt="Sample" sizes="240px" ratio={1} />
          </div>
        </KitSection>
      </Stack>
    </Container>
  );
}
