import { useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '#app/ui/index.ts';
import type { Drawn } from './drawn-page.ts';
import { tell, useTalk } from './frame-talk.ts';
import { sectionsThatDiffer } from './frame-messages.ts';
import { previewAddress, type PreviewPlace } from './preview-address.ts';

export type PreviewWidth = 'desktop' | 'tablet' | 'phone';

type PreviewFrameProps = {
  website: string;
  token: string;
  /** Path of the page to show. */
  page: string;
  /** Of the website, or of the post that is shown. */
  revision: number;
  /** Id of a post to show in place of the page. */
  post?: string;
  /** What the assistant has made of it so far. */
  draft?: PreviewPlace['draft'];
  /** Sections that look different after a change are scrolled to and marked for a moment. */
  marksChanges?: boolean;
  /** What is typed and not saved: drawn over the page, as long as it is of the page shown. */
  drawn?: Drawn | null;
  /** Section to scroll to; a new value scrolls there. */
  section?: string | null;
  title: string;
  width?: PreviewWidth;
  /** With JavaScript: a section was clicked, on these words of it. */
  onSelect?: (section: string, words: string) => void;
  /** With JavaScript: a link to another page was followed. */
  onFollow?: (page: string, section: string) => void;
  /** Texts can be edited where they stand. With JavaScript `onText` hears of it; without it each has a link to its field. */
  edits?: boolean;
  onText?: Parameters<typeof useTalk>[2]['onText'];
  onPicture?: Parameters<typeof useTalk>[2]['onPicture'];
  /** Somebody is editing in it: the frame on screen stays, whatever is saved meanwhile. */
  holds?: boolean;
};

type Buffer = { key: string; page: string; src: string };

const widths: Record<PreviewWidth, string> = {
  desktop: 'w-full',
  tablet: 'w-[48rem] max-w-full border-x',
  phone: 'w-[24.5rem] max-w-full border-x',
};

/**
 * The draft, as visitors would see it. Without JavaScript an iframe that reloads with the page. With it a new revision loads
 * behind the one on screen and takes its place when it is ready, at the same height: no flash, no jump.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const {
    website,
    page,
    revision,
    draft,
    section,
    width = 'desktop',
    title,
    marksChanges = false,
    drawn,
    holds = false,
  } = props;
  // The token changes with every answer; it must not reload the frame.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const wanted = useMemo(() => bufferFor(props), [page, revision, draft?.turn, draft?.step]);
  const [shown, setShown] = useState(wanted);
  const [coming, setComing] = useState<Buffer>();
  const next = holds ? undefined : nextOf(shown, coming, wanted);
  if (next !== coming) setComing(next);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const shownKey = shown.key;
  const { top, looks, place } = useTalk(frames, shownKey, props);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    frames.current.get(shownKey)?.focus();
    tell(frames.current.get(shownKey), { type: 'focus', place: place.current });
  }, [shownKey, place]);

  useEffect(() => {
    if (section) tell(frames.current.get(shownKey), { type: 'show', section, smooth: true });
  }, [section, shownKey]);

  const shownPage = shown.page;
  useEffect(() => {
    if (drawn?.page === shownPage) tell(frames.current.get(shownKey), { type: 'draw', html: drawn.html });
  }, [drawn, shownKey, shownPage]);

  const arrived = (buffer: Buffer) => {
    // What is still being typed is not in what was saved.
    if (drawn?.page === buffer.page) tell(frames.current.get(buffer.key), { type: 'draw', html: drawn.html });
    if (buffer.key === shown.key) {
      tell(frames.current.get(buffer.key), { type: 'hello' });
      return;
    }
    const samePage = buffer.page === shown.page;
    if (samePage) tell(frames.current.get(buffer.key), { type: 'scroll', top: top.current });
    else tell(frames.current.get(buffer.key), { type: 'hello' });
    // Two frames of time let the new page scroll and paint before it is seen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Somebody may have gone to another page meanwhile.
        if (!frames.current.has(buffer.key)) return;
        hadFocus.current = place.current !== '' && document.activeElement === frames.current.get(shown.key);
        setShown(buffer);
        if (marksChanges && samePage) mark(shown.key, buffer.key);
      }),
    );
  };
  const mark = (before: string, after: string) => {
    const [old, made] = [looks.current.get(before), looks.current.get(after)];
    const sections = old && made ? sectionsThatDiffer(old, made) : [];
    // All of them: the page looks different as a whole, as with a new template.
    if (sections.length > 0 && sections.length < (made?.size ?? 0))
      tell(frames.current.get(after), { type: 'mark', sections });
    looks.current.delete(before);
  };

  return (
    <div
      className={classes('relative mx-auto h-full bg-surface', widths[width])}
      data-preview={`${website}:${page}:${revision}`}
    >
      {(next ? [shown, next] : [shown]).map((buffer) => (
        <iframe
          key={buffer.key}
          ref={(element) => {
            if (element) frames.current.set(buffer.key, element);
            else frames.current.delete(buffer.key);
          }}
          title={buffer.key === shown.key ? title : `${title}, loading`}
          src={buffer.src}
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-scripts"
          onLoad={() => arrived(buffer)}
          aria-hidden={buffer.key === shown.key ? undefined : true}
          tabIndex={buffer.key === shown.key ? undefined : -1}
          className={classes('absolute inset-0 size-full bg-surface', buffer.key !== shown.key && 'invisible')}
        />
      ))}
    </div>
  );
}

function bufferFor({ website, page, revision, post, draft, token, section, edits }: PreviewFrameProps): Buffer {
  return {
    key: [page, revision, draft?.turn, draft?.step].join(' ').trimEnd(),
    page,
    src: previewAddress({
      website,
      page,
      revision,
      post,
      draft,
      token,
      live: true,
      edits,
      section: section ?? undefined,
    }),
  };
}

/** What loads behind the frame on screen: one at a time, so that steps that come faster than they load are still seen. */
function nextOf(shown: Buffer, coming: Buffer | undefined, wanted: Buffer): Buffer | undefined {
  if (wanted.key === shown.key) return undefined;
  return coming && coming.key !== shown.key && coming.page === wanted.page ? coming : wanted;
}
