import { useSearchParams } from '@remix-run/react';
import { ArrowLeft } from 'lucide';
import { Suspense } from 'react';
import { later } from '#app/later.ts';
import type { LibraryHeader } from '#app/pictures/library-props.ts';
import { Icon, Link, Page, PageHeader, Skeleton } from '#app/ui/index.ts';
import type { SettingsProps } from './settings-props.ts';

const PictureLibrary = later(async () => (await import('./later-parts.ts')).PictureLibrary);

/** The library, to choose a picture for one of the settings. */
export function ChoosePicture({ website, library, target, outcome }: SettingsProps) {
  const [search] = useSearchParams();
  if (!library) return null;
  return (
    <Page width="narrow" className="gap-5">
      <Suspense fallback={<Skeleton className="h-48" />}>
        <PictureLibrary {...{ website, library, target, outcome, search }} Header={Header} />
      </Suspense>
    </Page>
  );
}

const Header: LibraryHeader = ({ title, back, hint }) => (
  <PageHeader
    title={title}
    description={hint}
    above={
      back && (
        <Link
          href={back.href}
          className="flex items-center gap-1.5 justify-self-start text-sm text-muted hover:text-ink"
        >
          <Icon of={ArrowLeft} className="size-4" />
          {back.label}
        </Link>
      )
    }
  />
);
