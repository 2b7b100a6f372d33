import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { ErrorPage } from '../features/editorial/ErrorPage';
import { routePath } from '../domain/site/routing/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function ServerError({ pageContext: { pictures } }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  return (
    <ErrorPage
      pictures={pictures}
      heading={t('serverError.title')}
      lead={t('serverError.text')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
          <ButtonLink as={LocalLink} to="/" $variant="secondary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary">
            {t('app.contactUs')}
          </ButtonLink>
        </>
      }
    />
  );
}
