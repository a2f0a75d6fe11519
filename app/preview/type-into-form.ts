import { placeOf } from './edit-links.ts';

/** A text that is being edited in the preview, or a picture that was dropped there, on its way into the form of its part. */
type Edit = { place: string; text: string | null; hasEnded: boolean; file?: File | null; isReached?: true };

/** Milliseconds: a form that is not there by then is not coming. */
const GIVE_UP = 15_000;

type Options = {
  /** Opens the form of a part. */
  open(part: string): void;
  /** The field of a text is there, with what stands in it before anything is typed. */
  onReached(text: string): void;
  /** There is no such field: this text has no place any more. */
  onLost(text: string): void;
};

export type TypeIntoForm = ReturnType<typeof typeIntoForm>;

/**
 * Types what is edited in the preview into the fields of the forms beside it, as if by hand: they save it as they save all else. What
 * comes before its form is there waits, so that nothing typed is lost on the way.
 */
export function typeIntoForm({ open, onReached, onLost }: Options) {
  const edits: Edit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrivals = new MutationObserver(() => work());

  const work = (): void => {
    const edit = edits[0];
    if (!edit) return;
    const field = edit.file === undefined ? fieldOf(edit.place) : pictureFieldOf(edit.place);
    if (!field) return wait(edit);
    stopWaiting();
    if (edit.file !== undefined) {
      put(field, edit.file);
      edits.shift();
      return work();
    }
    reveal(field);
    if (!edit.isReached && !edit.hasEnded && edit.text === null) onReached(field.value);
    edit.isReached = true;
    if (edit.text !== null) type(field, edit.text);
    if (!edit.hasEnded) return;
    delete field.form?.dataset.typedInPreview;
    edits.shift();
    work();
  };
  const wait = (edit: Edit) => {
    if (timer !== undefined) return;
    open(placeOf(edit.place).part);
    arrivals.observe(document.body, { childList: true, subtree: true });
    timer = setTimeout(() => {
      stopWaiting();
      edits.shift();
      if (edit.text !== null) onLost(edit.text);
      work();
    }, GIVE_UP);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    arrivals.disconnect();
  };
  const last = (place: string) => edits.findLast((edit) => edit.place === place && !edit.hasEnded);

  return {
    begin(place: string) {
      for (const edit of edits) edit.hasEnded = true;
      edits.push({ place, text: null, hasEnded: false });
      work();
    },
    /** A picture for a place, or none yet: then its field is shown. */
    picture(place: string, file: File | null) {
      for (const edit of edits) edit.hasEnded = true;
      edits.push({ place, text: null, hasEnded: true, file });
      work();
    },
    typed(place: string, text: string) {
      const edit = last(place);
      if (edit) edit.text = text;
      work();
    },
    end(place: string) {
      const edit = last(place);
      if (edit) edit.hasEnded = true;
      work();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(part: string, name: string): Control | null {
  for (const form of document.forms) {
    const named = form.elements.namedItem('part');
    if (!(named instanceof HTMLInputElement) || named.value !== part) continue;
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  }
  return null;
}

function fieldOf(place: string): Control | null {
  const { part, field } = placeOf(place);
  return controlOf(part, field);
}

function pictureFieldOf(place: string): Control | null {
  const { part, field } = placeOf(place);
  return controlOf(part, `${field}.file`);
}

/** Chooses a file in a picture's field, as if by hand; or shows the field alone. Its description is asked for there. */
function put(field: Control, file: File | null): void {
  openFolds(field);
  const place = field.closest('fieldset');
  place?.scrollIntoView({ block: 'nearest' });
  if (file && field instanceof HTMLInputElement) {
    const files = new DataTransfer();
    files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else place?.querySelector<HTMLElement>('select, input:not([type="hidden"])')?.focus({ preventScroll: true });
}

/** Opens the folds that the field lies in. Its form is told that somebody is in it, though the focus is elsewhere. */
function reveal(field: Control): void {
  if (field.form) field.form.dataset.typedInPreview = field.name;
  openFolds(field);
}

function openFolds(field: Control): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

function type(field: Control, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
