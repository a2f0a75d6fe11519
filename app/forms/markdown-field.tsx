import {
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { later } from '#app/later.ts';
import { classes, counted, Field, FieldErrors, Textarea, useIsHydrated } from '#app/ui/index.ts';
import { countWords, insertText } from './markdown-lines.ts';
import type { MarkdownTool } from './markdown-tools.ts';
import type * as Typing from './markdown-typing.ts';
import type { Edit, Selected } from './rich-edit.ts';
import { selectedIn, typeEdit } from './type-edit.ts';

const PictureChooser = later(async () => (await import('./picture-chooser.tsx')).PictureChooser);

type MarkdownFieldProps = {
  name: string;
  id: string;
  label: string;
  value: string;
  website: string;
  /** Where this screen's loader gives a page of the library. */
  libraryHref: string;
  errors?: string[] | undefined;
  className?: string;
};

/** In bytes: what may be stored. */
const MOST = 200_000;

/**
 * A long text in Markdown. The textarea holds all there is. With JavaScript buttons, keys, pastes and drops type into it as if by
 * hand, so that the browser's undo takes them back.
 */
export function MarkdownField({ name, id, label, value, website, libraryHref, errors, className }: MarkdownFieldProps) {
  const isLive = useIsHydrated();
  const typing = useTyping();
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<{ tool: 'link' | 'picture'; selected: Selected } | null>(null);
  const [typed, setTyped] = useState(value);
  const [progress, setProgress] = useState('');
  const [problems, setProblems] = useState<string[]>([]);

  const apply = (tool: MarkdownTool) => {
    if (tool !== 'link' && tool !== 'picture')
      typeEdit(area.current, typing?.editOf(tool, selectedIn(area.current)) ?? null);
    else setOpen(open?.tool === tool ? null : { tool, selected: selectedIn(area.current) });
  };
  const link = (edit: Edit | null) => {
    typeEdit(area.current, edit);
    setOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    const next = isEnter ? typing?.nextLine(selectedIn(area.current)) : null;
    const tool = typing?.toolOfKey(event.nativeEvent);
    if (!next && !tool) return;
    event.preventDefault();
    if (next) typeEdit(area.current, next);
    else if (tool) apply(tool);
  };
  const upload = async (files: File[]) => {
    if (!area.current) return;
    setProblems([]);
    const { typeUploads } = await import('./picture-in-text.ts');
    setProblems(await typeUploads(area.current, { website, files, tell: setProgress }));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pictures = picturesIn(event.clipboardData);
    const html = event.clipboardData.getData('text/html');
    if (pictures.length > 0 && !event.clipboardData.getData('text/plain')) {
      event.preventDefault();
      void upload(pictures);
    } else if (IS_RICH.test(html)) {
      event.preventDefault();
      void pasteRich(html, event.clipboardData.getData('text/plain'));
    }
  };
  const pasteRich = async (html: string, plain: string) => {
    const text = await import('./paste-as-markdown.ts').then(({ markdownOf }) => markdownOf(html)).catch(() => plain);
    typeEdit(area.current, insertText(selectedIn(area.current), text));
  };
  const onDrop = (event: DragEvent) => {
    const pictures = picturesIn(event.dataTransfer);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop' && pictures.length > 0) void upload(pictures);
  };
  const tools = typing?.markdownTools.map((button) =>
    button.tool === 'link' || button.tool === 'picture' ? { ...button, isOpen: open?.tool === button.tool } : button,
  );
  const live = isLive ? { onKeyDown, onPaste, onDrop, onDragOver: onDrop } : {};

  return (
    <Field
      id={id}
      label={label}
      errors={errors}
      help={typing ? undefined : HINT}
      className={classes('grid-cols-[minmax(0,1fr)]', className)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)]">
        {typing && tools && (
          <div className="sticky top-0 z-10 bg-ground">
            <typing.RichToolbar label={label} tools={tools} onUse={apply} />
            <Suspense>
              {open?.tool === 'link' && <typing.RichLinkForm selected={open.selected} onDone={link} />}
              {open?.tool === 'picture' && (
                <PictureChooser
                  website={website}
                  href={libraryHref}
                  area={area}
                  selected={open.selected}
                  onDone={() => setOpen(null)}
                />
              )}
            </Suspense>
          </div>
        )}
        <Textarea
          ref={area}
          name={name}
          defaultValue={value}
          rows={20}
          onInput={(event) => setTyped(event.currentTarget.value)}
          className={classes('field-sizing-content min-h-96 leading-7', typing && 'rounded-t-none')}
          {...live}
        />
        {isLive && <Count text={typed} progress={progress} />}
      </div>
      <FieldErrors id={`${id}-problems`} errors={problems} />
    </Field>
  );
}

let typingHere: typeof Typing | null = null;

/** Null until it is there: then the field works as without scripts, and no key does half of something. */
function useTyping(): typeof Typing | null {
  const [typing, setTyping] = useState(typingHere);
  useEffect(() => {
    void import('./markdown-typing.ts').then(
      (here) => setTyping((typingHere = here)),
      () => undefined,
    );
  }, []);
  return typing;
}

const HINT =
  '## makes a heading, **bold**, *italic*, [words](/page) a link, “- ” before a line an item of a list, “> ” a quote. An empty line ends a paragraph.';

/** Worth to be kept when it is pasted: more than letters of one kind. */
const IS_RICH =
  /<(?:h[1-6]|b|strong|i|em|a|li|table|blockquote|img)\b|font-weight:\s*(?:bold|[6-9]00)|MsoListParagraph/i;

const picturesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

function Count({ text, progress }: { text: string; progress: string }) {
  const counting = useDeferredValue(text);
  const isTooLong = counting.length > MOST / 3 && new TextEncoder().encode(counting).length > MOST;
  return (
    <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <span>{counted(countWords(counting), 'word')}</span>
      <span role="status">{progress}</span>
      {isTooLong && <span className="text-danger">This is more than a post can hold. Split it into two.</span>}
    </p>
  );
}
