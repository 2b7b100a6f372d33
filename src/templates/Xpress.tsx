import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { routePath } from '../domain/site/routes';
import { DeliveryFacts } from '../features/delivery-address/DeliveryFacts';
import { PageIntro } from '../features/editorial/PageIntro';
import { PageSections } from '../features/editorial/PageSections';
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
      <PageSections sections={words.sections} />
    </>
  );
}
