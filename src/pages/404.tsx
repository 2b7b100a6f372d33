import { PageIntro } from '../features/editorial/PageIntro';
import { routePath } from '../domain/site/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';

export { MissingPageHead as Head } from '../features/page-head/PageHead';

export default function NotFound() {
  const { t } = useLocale();
  return (
    <PageIntro heading={t('notFound.title')} lead={t('notFound.text')}>
      <Cluster>
        <ButtonLink as={LocalLink} to="/">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary">
          {t('notFound.support')}
        </ButtonLink>
      </Cluster>
    </PageIntro>
  );
}
