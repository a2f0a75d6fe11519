import { Suspense } from 'react';
import { LinkTargets } from '#app/forms/link-targets.tsx';
import { later } from '#app/later.ts';
import { Page } from '#app/ui/index.ts';
import type { PostScreenProps } from './post-screen-props.ts';
import { LibraryHeader } from './library-header.tsx';
import { PostEditor } from './post-editor.tsx';

const PictureLibrary = later(async () => (await import('#app/pictures/library.tsx')).PictureLibrary);
const WaitingScreen = later(async () => (await import('./waiting-screen.tsx')).WaitingScreen);
const VersionsPanel = later(async () => (await import('./versions-panel.tsx')).VersionsPanel);

/** A post: its form beside its preview, the library to choose a picture from, or its versions. */
export function PostScreen(props: PostScreenProps) {
  const { website, post, library, versions, search, outcome, waitsFor } = props;
  if (versions && post)
    return (
      <Suspense>
        <VersionsPanel website={website} post={post} versions={versions} />
      </Suspense>
    );
  if (waitsFor && post)
    return (
      <Suspense>
        <WaitingScreen {...props} post={post} waitsFor={waitsFor} />
      </Suspense>
    );
  if (library && post)
    return (
      <Page>
        <Suspense>
          <PictureLibrary
            website={{ ...website, currentRevision: post.version }}
            library={library}
            target={{
              part: 'post',
              field: search.get('field') === 'cover' ? 'cover' : 'body',
              label: 'Back to the post',
            }}
            search={search}
            outcome={outcome}
            Header={LibraryHeader}
          />
        </Suspense>
      </Page>
    );
  return (
    <>
      <PostEditor key={post?.id ?? 'new'} {...props} />
      <LinkTargets pages={props.targets} />
    </>
  );
}
