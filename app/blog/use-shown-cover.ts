import { useEffect, useRef, useState, type RefObject } from 'react';
import { sameJson } from '#site/model/json.ts';
import { coverOfForm } from './cover-of-form.ts';

/**
 * The cover that the fields of a post's form are filled with, and a key that is new when they are to be filled again. Another one of
 * somebody else is shown as soon as it is heard of (`basis`), unless somebody is choosing here: then what is saved next is theirs.
 */
export function useShownCover(form: RefObject<HTMLFormElement>, basis: unknown, generation: number) {
  const [shown, show] = useState({ cover: basis, generation, nth: 0 });
  // The whole form is filled anew.
  if (shown.generation !== generation) show({ cover: basis, generation, nth: 0 });
  const before = useRef(basis);
  useEffect(() => {
    const was = before.current;
    before.current = basis;
    if (!form.current || sameJson(was, basis)) return;
    const data = new FormData(form.current);
    const isShown = sameJson(coverOfForm(data, basis), basis);
    const isChoosing = !isShown && !sameJson(coverOfForm(data, was), was);
    if (!isChoosing) show(({ nth }) => ({ cover: basis, generation, nth: isShown ? nth : nth + 1 }));
  }, [form, basis, generation]);
  return { cover: shown.cover, key: `${shown.generation} ${shown.nth}` };
}
