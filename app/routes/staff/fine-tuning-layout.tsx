import { Outlet } from '@remix-run/react';
import { StaffHeader } from '#app/frame/staff-header.tsx';

const links = [
  { label: 'Playground', href: '/fine-tuning/playground' },
  { label: 'Examples', href: '/fine-tuning/examples' },
];

export default function FineTuningLayout() {
  return (
    <>
      <StaffHeader label="Fine-tuning" links={links} />
      <Outlet />
    </>
  );
}
