import { useSubmit } from '@remix-run/react';
import { useEffect } from 'react';

/** Ctrl+Z and Shift+Ctrl+Z (Cmd on a Mac) for the website, unless a field has the focus: there the browser's own undo works. */
export function useUndoKeys({ canWrite, canUndo, canRedo }: { canWrite: boolean; canUndo: boolean; canRedo: boolean }) {
  const submit = useSubmit();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!canWrite || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]')) return;
      if (event.shiftKey ? !canRedo : !canUndo) return;
      event.preventDefault();
      submit({ intent: event.shiftKey ? 'redo' : 'undo' }, { method: 'post', replace: true, preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [submit, canWrite, canUndo, canRedo]);
}
