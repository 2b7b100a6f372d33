import type { ComponentProps, MouseEvent } from 'react';
import { routePath } from '../domain/site/routing/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { authPathFor } from './authPathFor';
import { isPlainClick } from './isPlainClick';

interface SignInLinkProps extends Omit<ComponentProps<typeof LocalLink>, 'to' | 'onClick'> {
  to: 'signIn' | 'register';
}

/** Adds the path to return to on click, so that crawlers find only one sign-in URL. */
export function SignInLink({ to, ...rest }: SignInLinkProps) {
  const goTo = useLocalNavigate();
  const handleClick = (event: MouseEvent) => {
    const path = isPlainClick(event) ? authPathFor(routePath(to)) : null;
    if (!path) return;
    event.preventDefault();
    goTo(path);
  };
  return <LocalLink {...rest} to={routePath(to)} onClick={handleClick} />;
}
