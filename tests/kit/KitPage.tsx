import { Container } from '../../src/ui/layout/Container';
import { Eyebrow } from '../../src/ui/text/Eyebrow';
import { Heading } from '../../src/ui/text/Heading';
import { Picture } from '../../src/ui/Picture';
import { Stack } from '../../src/ui/layout/Stack';
import { KitActions } from './KitActions';
import { KitDialogs } from './KitDialogs';
import { KitFeedback } from './KitFeedback';
import { KitFields } from './KitFields';
import { KitFoundations } from './KitFoundations';
import { KitSection } from './KitSection';
import { space } from '../../src/ui/theme/tokens';

// An inline drawing, so that the page needs no content files. Width and suffix come after the hash and have no
// effect.
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#14130f" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r=".4" fill="#ffb21a"/></svg>',
)}#`;

export { PageHead as Head } from '../../src/features/page-head/PageHead';

/** Every primitive in every state, for the visual tests. Production has no such page. */
export default function KitPage() {
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
