import { Form } from '@remix-run/react';
import { forwardRef, type FormHTMLAttributes, type ReactNode } from 'react';

type ChangeFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'encType'> & {
  intent: string;
  /** Revision the form was made on; not needed by commands such as undo. */
  revision?: number;
  /** Further hidden fields. */
  values?: Record<string, string>;
  /** Search of the screen to show afterwards, such as `?panel=pages`; without it the present one. */
  to?: string;
  /** For forms that carry files. */
  encType?: 'multipart/form-data';
  children: ReactNode;
};

/** A small form that asks for one change. Posts to its own screen, with and without JavaScript. */
export const ChangeForm = forwardRef<HTMLFormElement, ChangeFormProps>(function ChangeForm(
  { intent, revision, values = {}, to, children, ...rest },
  ref,
) {
  return (
    <Form ref={ref} method="post" replace preventScrollReset {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {revision !== undefined && <input type="hidden" name="baseRevision" value={revision} />}
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
});
