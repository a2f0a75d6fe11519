import { ArrowLeft } from 'lucide';
import type { LibraryHeader as Header } from '#app/pictures/library-props.ts';
import { Icon, Link, PageHeader } from '#app/ui/index.ts';

/** The top of the library on a screen of its own. */
export const LibraryHeader: Header = ({ title, back, hint }) => (
  <PageHeader
    title={title}
    description={hint}
    above={
      back && (
        <Link href={back.href} className="text-link inline-flex items-center gap-1 justify-self-start text-sm">
          <Icon of={ArrowLeft} /> {back.label}
        </Link>
      )
    }
  />
);
