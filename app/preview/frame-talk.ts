import { useEffect, useRef, type RefObject } from 'react';
import {
  FROM_EDITOR,
  readPreviewMessage,
  type EditorMessage,
  type SectionLooks,
  type TextMessage,
} from './frame-messages.ts';

type Listeners = {
  /** A section was clicked, on these words of it. */
  onSelect?: (section: string, words: string) => void;
  /** A link to another page was followed. */
  onFollow?: (page: string, section: string) => void;
  /** A picture was pressed, or a file dropped on it. */
  onPicture?: (place: string, file: File | null) => void;
  /** A text is edited; `reply` speaks to the frame that it stands in. */
  onText?: (message: TextMessage, reply: (message: EditorMessage) => void) => void;
};

/** Says something to the page in a preview frame. */
export function tell(frame: HTMLIFrameElement | undefined, message: EditorMessage) {
  frame?.contentWindow?.postMessage({ from: FROM_EDITOR, ...message }, '*');
}

/** Listens to the frames; gives how far the one on screen is scrolled, which text was edited last, and what the sections of each look like. */
export function useTalk(
  frames: RefObject<Map<string, HTMLIFrameElement>>,
  shownKey: string,
  { onSelect, onFollow, onPicture, onText }: Listeners,
) {
  const top = useRef(0);
  const looks = useRef(new Map<string, SectionLooks>());
  const place = useRef('');
  const handlers = useRef({ onSelect, onFollow, onPicture, onText });
  useEffect(() => {
    handlers.current = { onSelect, onFollow, onPicture, onText };
  });
  useEffect(() => {
    const greet = () => tell(frames.current?.get(shownKey), { type: 'hello' });
    const listen = (event: MessageEvent) => {
      // The frame's origin is opaque: the window it comes from is the proof.
      const [key] = [...(frames.current ?? [])].find(([, frame]) => frame.contentWindow === event.source) ?? [];
      if (event.source === null || key === undefined) return;
      const message = readPreviewMessage(event.data);
      if (message?.type === 'ready') looks.current.set(key, message.looks);
      if (key !== shownKey) return;
      if (message?.type === 'ready') greet();
      if (message?.type === 'scrolled') top.current = message.top;
      if (message?.type === 'selected') handlers.current.onSelect?.(message.section, message.words);
      if (message?.type === 'text') {
        place.current = message.place;
        handlers.current.onText?.(message, (answer) => tell(frames.current?.get(key), answer));
      }
      if (message?.type === 'picture') handlers.current.onPicture?.(message.place, message.file);
      if (message?.type === 'followed') handlers.current.onFollow?.(message.page, message.section);
    };
    window.addEventListener('message', listen);
    greet();
    return () => window.removeEventListener('message', listen);
  }, [frames, shownKey]);
  return { top, looks, place };
}
