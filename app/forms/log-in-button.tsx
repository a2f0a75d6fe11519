import { usePopupLogin } from '#app/auth/use-popup-login.ts';
import { ButtonLink } from '#app/ui/index.ts';

/** A way in that leaves the page as it is. */
export function LogInButton() {
  const { login } = usePopupLogin();
  return (
    <ButtonLink {...login} size="small" target="_blank">
      Log in
    </ButtonLink>
  );
}
