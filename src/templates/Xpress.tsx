import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { routePath } from '../domain/site/routes';
import { DeliveryFacts } from '../features/delivery-address/DeliveryFacts';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/ButtonLink';

export { PageHead as Head } from '../features/page-head/PageHead';

/** D-09. */
export default function Xpress({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t } = useLocale();
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead}>
        <DeliveryFacts />
        <div>
          <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary">
            {t('xpress.shop')}
          </ButtonLink>
        </div>
      </PageIntro>
      {words.sections.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 1} />
      ))}
    </>
  );
}
