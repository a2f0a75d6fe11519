import type { EditorProps } from './editor-props.ts';
import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { UnclaimedNotice } from '#app/claiming/unclaimed-notice.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { LinkTargets } from '#app/forms/link-targets.tsx';
import { Live, useTurn } from '#app/live/live.tsx';
import { TurnProgress } from '#app/live/turn-progress.tsx';
import { PicturesProvider } from '#app/pictures/pictures-context.ts';
import { EditedNotice } from '#app/preview/edited-notice.tsx';
import { placeOf } from '#app/preview/edit-links.ts';
import { useDrawn } from '#app/preview/drawn.ts';
import { PreviewFrame } from '#app/preview/preview-frame.tsx';
import { useTextEditing } from '#app/preview/use-text-editing.ts';
import { widthOf } from '#app/preview/width-switch.tsx';
import { classes, Notice } from '#app/ui/index.ts';
import { EditorPanel } from './editor-panel.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

/** The editor: what can be changed at the edge, the website beside it, as large as there is room. */
export function EditorScreen(props: EditorProps) {
  const { website, view, search, thumbnails } = props;
  const navigate = useNavigate();
  const intents = view.previewed;
  useEditorKeys({ website, search, intents });
  const { turn, onTurn } = useTurn(props.turn);
  const progress = { turn, conversation: `/website-chat/${encodeURIComponent(website.id)}` };
  const isPreview = search.get('view') === 'preview';
  const older = Number(search.get('revision')) || null;
  const pictures = useMemo(() => ({ website: website.id, thumbnails }), [website.id, thumbnails]);
  const { drawn, onInput } = useDrawn(
    { website: website.id, page: view.page, intents },
    `${website.currentRevision} ${search}`,
  );
  const section = view.panel.kind === 'section' ? view.panel.section.id : null;
  const editing = useTextEditing({
    open: (part) => navigate(searchWith(search, formOf(part)), { replace: true }),
    sources: props.sources,
  });
  // Its text is in sight, since somebody pressed it.
  const isInSight = section !== null && editing.part === `section:${section}`;

  const select = (id: string) => {
    const isFrame = id === 'header' || id === 'footer';
    navigate(
      searchWith(search, isFrame ? { panel: 'site', section: null } : { panel: null, section: id, view: null }),
      { replace: true },
    );
  };
  const follow = (path: string) => {
    const page = view.pages.find((candidate) => candidate.path === path);
    if (page) navigate(searchWith(search, { page: page.id, section: null, panel: null }));
  };

  return (
    <div data-fills-screen className="flex min-h-0 grow flex-col">
      <Live websiteId={website.id} stamp={props.stamp} turn={props.turn} onTurn={onTurn} />
      <Toolbar {...props} />
      <div className="flex min-h-0 grow">
        <section
          aria-label="Edit"
          onInput={onInput}
          className={classes(
            'relative w-full min-w-0 shrink-0 bg-ground md:overflow-y-auto md:border-r',
            view.panel.kind === 'add' ? 'md:w-110 lg:w-144 xl:w-184' : 'md:w-84 lg:w-92',
            isPreview && 'max-md:hidden',
          )}
        >
          {!website.canWrite && (
            <Notice tone="info" className="m-4">
              You can look at this website, but not change it.
            </Notice>
          )}
          <UnclaimedNotice website={website} />
          <RefusedNotice website={website.id} outcome={props.outcome} isAtPublishing={view.panel.kind === 'publish'} />
          <TurnProgress {...progress} className="sticky top-0 z-10" />
          {search.has('section') && view.panel.kind === 'sections' && (
            <Notice className="m-4 mb-0">
              This section is gone: it was removed, perhaps elsewhere. Undo brings it back.
            </Notice>
          )}
          <PicturesProvider value={pictures}>
            <EditorPanel {...props} />
          </PicturesProvider>
        </section>
        <section
          aria-label="Preview"
          className={classes(
            'flex min-w-0 grow flex-col bg-sunken max-md:h-[calc(100dvh-6.65rem)] max-md:min-h-96',
            !isPreview && 'max-md:hidden',
          )}
        >
          {isPreview && <h1 className="sr-only md:hidden">Preview of {view.page.title}</h1>}
          {isPreview && <TurnProgress {...progress} className="md:hidden" />}
          <EditedNotice {...editing} search={search} />
          <div className="min-h-0 grow">
            <PreviewFrame
              website={website.id}
              token={website.previewToken}
              page={view.page.path}
              revision={older ?? website.currentRevision}
              drawn={older === null ? drawn : null}
              section={isInSight ? null : section}
              edits={website.canWrite && older === null}
              holds={editing.isEditing}
              onText={editing.onText}
              onPicture={(place, file) => {
                // On a phone the form takes the preview's place.
                if (isPreview)
                  navigate(searchWith(search, { ...formOf(placeOf(place).part), view: null }), { replace: true });
                editing.onPicture(place, file);
              }}
              title={`Preview of ${view.page.title}`}
              width={widthOf(search.get('width'))}
              onSelect={select}
              onFollow={follow}
            />
          </div>
        </section>
      </div>
      <LinkTargets pages={view.pages} />
    </div>
  );
}

/** What the address says where the form of a part stands. */
function formOf(part: string) {
  const [kind, id = null] = part.split(':', 2);
  return kind === 'section' ? { panel: null, section: id } : { panel: 'site', section: null, open: part };
}
