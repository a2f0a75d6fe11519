import { Form } from '@remix-run/react';
import { CreditCard } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Icon, type ButtonLook, type ButtonSize } from '#app/ui/index.ts';

type PortalButtonProps = { label: string; look?: ButtonLook; size?: ButtonSize };

/** Opens the customer portal, as the header's Billing does. */
export function PortalButton({ label, look = 'secondary', size = 'medium' }: PortalButtonProps) {
  return (
    <Form method="post" action="/billing">
      <SubmitButton look={look} size={size} formAction="/billing" icon={<Icon of={CreditCard} />}>
        {label}
      </SubmitButton>
    </Form>
  );
}
