import { Container } from './layout/Container';
import { Eyebrow } from './text/Eyebrow';
import { Heading } from './text/Heading';
import { Picture } from './Picture';
import { Stack } from './layout/Stack';
import { KitActions } from './kit/KitActions';
import { KitDialogs } from './kit/KitDialogs';
import { KitFeedback } from './kit/KitFeedback';
import { KitFields } from './kit/KitFields';
import { KitFoundations } from './kit/KitFoundations';
import { KitSection } from './kit/KitSection';
import { space } from './theme/tokens';

// An inline drawing, so that the page needs no content files. Width and suffix come after the hash and have no
// effect.
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#14130f" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r=".4" fill="#ffb21a"/></svg>',
)}#`;

/** Every primitive in every state, for the visual tests. */
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
            <Picture base={drawing} alt="A lamp" sizes="240px" ratio={4 / 3} />
          </div>
        </KitSection>
      </Stack>
    </Container>
  );
}
