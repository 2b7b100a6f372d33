import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { LegalText } from '../features/editorial/LegalText';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function LegalPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  return <LegalText words={words} />;
}
