import { Outlet } from '@remix-run/react';
import { StaffHeader } from '#app/frame/staff-header.tsx';

const links = [
  { label: 'Playground', href: '/fine-tuning/playground' },
  { label: 'Training websites', href: '/training-websites' },
  { label: 'Template editor', href: '/template-editor' },
];

export default function TrainingLayout() {
  return (
    <>
      <StaffHeader label="Training" links={links} />
      <Outlet />
    </>
  );
}
