import { useFormAction, useNavigation } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/index.ts';

type SubmitButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
};

/** Busy while its own form is on the way: told from the others by its name and value, or by the form's action. */
export function SubmitButton({ look = 'primary', ...rest }: SubmitButtonProps) {
  const navigation = useNavigation();
  const here = useFormAction();
  const isSent = navigation.state !== 'idle' && navigation.formMethod != null && navigation.formMethod !== 'GET';
  const isMine = rest.name
    ? navigation.formData?.get(rest.name) === rest.value
    : navigation.formAction === (rest.formAction ?? here);
  return <Button type="submit" look={look} busy={isSent && isMine} {...rest} />;
}
