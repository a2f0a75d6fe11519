import type { ReactNode } from 'react';
import { Notice } from '#app/ui/index.ts';

/** What is wrong with a form as a whole. Nothing when all is well. */
export function FormProblem({
  errors,
  children,
  id,
}: {
  errors: string[] | undefined;
  children?: ReactNode;
  id?: string;
}) {
  if (!errors?.length) return null;
  return (
    <Notice tone="danger" id={id} title={errors.join(' ')}>
      {children}
    </Notice>
  );
}
