import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { tell, useTalk } from '#app/preview/frame-talk.ts';
import { templatePreviewAddress, type TemplatePreview } from '#app/preview/template-preview-address.ts';
import { classes } from '#app/ui/index.ts';

/** Milliseconds without a key before the preview is drawn again. */
const PAUSE = 350;

export type Live = {
  /** Sends the form into a preview frame. */
  button: RefObject<HTMLButtonElement>;
  /** Name of the frame that is there from the start. */
  firstName: string;
  frames: RefObject<Map<string, HTMLIFrameElement>>;
  shown: string;
  next: string | null;
  refreshSoon(): void;
  follow(page: string): void;
  arrived(name: string): void;
};

const frameName = (turn: number) => `template-preview-${turn}`;

/**
 * Draws the preview anew some time after the last key. The form is sent into a new frame behind the one on screen, which
 * takes its place when it is ready: no flash, no jump, no limit to the text, nothing in the browser's history.
 */
export function useLiveTemplate(form: RefObject<HTMLFormElement>): Live {
  const button = useRef<HTMLButtonElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const sent = useRef<string | null>(null);
  const [shown, setShown] = useState(frameName(0));
  const [turn, setTurn] = useState(0);
  const next = frameName(turn) === shown ? null : frameName(turn);

  useEffect(() => {
    if (turn === 0 || !form.current || !button.current) return;
    sent.current = frameName(turn);
    button.current.formTarget = sent.current;
    form.current.requestSubmit(button.current);
  }, [form, turn]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refreshSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTurn((last) => last + 1), PAUSE);
  }, []);

  return {
    button,
    firstName: frameName(0),
    frames,
    shown,
    next,
    refreshSoon,
    follow(page) {
      const field = form.current?.elements.namedItem('page');
      if (!(field instanceof HTMLInputElement)) return;
      field.value = page;
      setTurn((last) => last + 1);
    },
    arrived(name) {
      // A frame is empty before the form is sent into it, and says that this has loaded too.
      if (name === next && name === sent.current) setShown(name);
    },
  };
}

/** The template in its sandboxed frame; without scripts the form is sent into the same frame. */
export function LiveTemplate({ first, live, title }: { first: TemplatePreview; live: Live; title: string }) {
  const { frames, shown, next } = live;
  const page = useRef('/');
  const { top } = useTalk(frames, shown, {
    onFollow: (path) => {
      page.current = path;
      live.follow(path);
    },
  });
  const shownPage = useRef('/');

  const arrived = (name: string) => {
    if (name !== shown) {
      const isSamePage = page.current === shownPage.current;
      shownPage.current = page.current;
      tell(frames.current?.get(name), isSamePage ? { type: 'scroll', top: top.current } : { type: 'hello' });
    }
    // Two frames of time let the new page scroll and paint before it is seen.
    requestAnimationFrame(() => requestAnimationFrame(() => live.arrived(name)));
  };

  return (
    <>
      {(next ? [shown, next] : [shown]).map((name) => (
        <iframe
          key={name}
          name={name}
          ref={(element) => {
            if (element) frames.current?.set(name, element);
            else frames.current?.delete(name);
          }}
          title={name === shown ? title : `${title}, loading`}
          src={name === live.firstName ? templatePreviewAddress(first) : undefined}
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-scripts"
          onLoad={() => arrived(name)}
          aria-hidden={name === shown ? undefined : true}
          tabIndex={name === shown ? undefined : -1}
          className={classes('absolute inset-0 size-full bg-surface', name !== shown && 'invisible')}
        />
      ))}
    </>
  );
}
