import { usePopupLogin } from '#app/auth/use-popup-login.ts';
import { ButtonLink } from '#app/ui/index.ts';

/** The way back in for somebody whose session ended over a form: beside it, so that the form stays as it is. */
export function LogInAgain() {
  const { login } = usePopupLogin();
  return (
    <ButtonLink {...login} size="small" target="_blank">
      Log in
    </ButtonLink>
  );
}
