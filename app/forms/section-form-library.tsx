import { useNavigate } from '@remix-run/react';
import { Images } from 'lucide';
import { Button, Icon, useIsHydrated } from '#app/ui/index.ts';

/** Leads to the library to choose from. Without scripts it sends its form first, so that nothing typed is lost on the way. */
export function LibraryButton({ field, about }: { field: string; about?: string }) {
  const isLive = useIsHydrated();
  const navigate = useNavigate();
  return (
    <Button
      type="submit"
      size="small"
      name="_library"
      value={field}
      aria-label={about && `${about}: choose from library`}
      className="justify-self-start"
      icon={<Icon of={Images} />}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        const part = event.currentTarget.form?.querySelector<HTMLInputElement>('[name="part"]')?.value ?? '';
        navigate(`?${new URLSearchParams({ panel: 'pictures', for: part, field })}`);
      }}
    >
      Choose from library
    </Button>
  );
}
