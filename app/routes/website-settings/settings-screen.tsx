import type { SettingsProps } from './settings-props.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { ButtonLink, Notice, Page, PageHeader } from '#app/ui/index.ts';
import { AddressGroup } from './address-group.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { DeleteGroup } from './delete-group.tsx';
import { Group } from './group.tsx';
import { HeadCodeGroup } from './head-code-group.tsx';
import { MoveGroup } from './move-group.tsx';
import { NotificationsGroup } from './notifications-group.tsx';
import { PartForm } from './part-form.tsx';
import { PasswordGroup } from './password-group.tsx';
import { PicturesGroup } from './pictures-group.tsx';
import { VisibilityForm } from './visibility-form.tsx';

const chapters = [
  {
    title: 'Website',
    groups: [
      { id: 'name', label: 'Name' },
      { id: 'address', label: 'Address' },
      { id: 'language', label: 'Language' },
      { id: 'pictures', label: 'Logo and pictures' },
    ],
  },
  {
    title: 'Search and social',
    groups: [
      { id: 'search', label: 'Search engines' },
      { id: 'social', label: 'Social profiles' },
      { id: 'redirects', label: 'Redirects' },
    ],
  },
  {
    title: 'Visitors',
    groups: [
      { id: 'password', label: 'Password' },
      { id: 'notifications', label: 'Notifications' },
      { id: 'code', label: 'Code' },
    ],
  },
  {
    title: 'Copies and deleting',
    groups: [
      { id: 'copies', label: 'Copies' },
      { id: 'deleting', label: 'Deleting' },
    ],
  },
];

/** What an owner sets for a website, each group with a form and a button of its own. */
export function SettingsScreen(props: SettingsProps) {
  const { website } = props;
  if (props.library) return <ChoosePicture {...props} />;
  return (
    <Page>
      <PageHeader title="Settings" description="Each part is saved on its own." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Settings" className="lg:sticky lg:top-20 lg:self-start">
          <ul className="flex flex-wrap gap-x-1 lg:grid lg:gap-4">
            {chapters.map(({ title, groups }) => (
              <li key={title} className="contents lg:block">
                <p className="hidden px-2.5 pb-1 text-sm font-medium lg:block">{title}</p>
                <ul className="contents lg:grid">
                  {groups.map(({ id, label }) => (
                    <li key={id}>
                      <a
                        href={`#${id}`}
                        className="flex min-h-9 items-center rounded-md px-2.5 text-sm text-muted hover:bg-ink/6 hover:text-ink lg:min-h-8"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
          {website.canWrite ? <Groups {...props} /> : <Notice>You can look at this website, but not change it.</Notice>}
        </div>
      </div>
    </Page>
  );
}

function Groups(props: SettingsProps) {
  const { website, forms } = props;
  return (
    <>
      {website.status === 'CHANGED' && (
        <Notice
          title="Visitors do not see everything yet"
          actions={
            <ButtonLink
              size="small"
              href={`/website/${website.id}${searchWith(new URLSearchParams(), { panel: 'publish' })}`}
            >
              Look at the changes
            </ButtonLink>
          }
        >
          Name, pictures, language, search texts, profiles and redirects take effect when you publish. Everything else
          takes effect at once.
        </Notice>
      )}
      <Group counts="once published" id="name" title="Name" hint="In the header, in search results and in the footer">
        <PartForm {...props} form={forms.brand} label="Save name" />
      </Group>
      <AddressGroup {...props} />
      <Group
        counts="once published"
        id="language"
        title="Language"
        hint="What browsers, search engines and screen readers are told"
      >
        <PartForm {...props} form={forms.language} label="Save language" />
      </Group>
      <PicturesGroup {...props} />
      <Group id="search" title="Search engines" hint="Whether and how the website is listed">
        <VisibilityForm {...props} />
        <hr />
        <PartForm {...props} form={forms.seo} label="Save words" />
        <p className="text-sm text-muted">
          Each page has a title and a description of its own in the editor, under Pages.
        </p>
      </Group>
      <Group
        counts="once published"
        id="social"
        title="Social profiles"
        hint="In the footer, in contact sections and for search engines"
      >
        <PartForm {...props} form={forms.social} label="Save profiles" />
      </Group>
      <Group
        counts="once published"
        id="redirects"
        title="Redirects"
        hint="So that links to an older website still lead somewhere"
      >
        <PartForm {...props} form={forms.redirects} label="Save redirects" />
      </Group>
      <PasswordGroup {...props} />
      <NotificationsGroup {...props} />
      <HeadCodeGroup {...props} />
      <MoveGroup {...props} />
      <DeleteGroup website={website} />
    </>
  );
}
