import type { ComponentProps } from 'react';
import { routePath } from '../domain/site/routing/routes';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { TextLink } from '../ui/text/TextLink';
import { LocalLink } from './LocalLink';
import { useWords } from './LocaleContext';
import { withLinks } from './withLinks';

/** Links to the texts, which open in another tab, so that the form stays. */
export function TermsField(field: Omit<ComponentProps<typeof CheckboxField>, 'label'>) {
  const { t } = useWords('account');
  const linkTo = (id: 'terms' | 'privacy') => (
    <TextLink as={LocalLink} to={routePath(id)} target="_blank">
      {t(`register.accept.${id}`)}
    </TextLink>
  );
  const label = withLinks(t, 'register.accept', { terms: linkTo('terms'), privacy: linkTo('privacy') });
  return <CheckboxField {...field} label={label} />;
}
