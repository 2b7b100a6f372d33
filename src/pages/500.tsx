import { PageIntro } from '../features/editorial/PageIntro';
import { routePath } from '../domain/site/routes';
import { LocalLink } from '../i18n/LocalLink';
import { usePagesWords } from '../i18n/LocaleContext';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';

export { MissingPageHead as Head } from '../features/page-head/PageHead';

export default function ServerError() {
  const { t } = usePagesWords();
  return (
    <PageIntro heading={t('serverError.title')} lead={t('serverError.text')}>
      <Cluster>
        <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
        <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary">
          {t('app.contactUs')}
        </ButtonLink>
      </Cluster>
    </PageIntro>
  );
}
