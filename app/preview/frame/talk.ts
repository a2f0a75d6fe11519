import { FROM_EDITOR, FROM_PREVIEW, type EditorMessage, type FrameReport } from '../frame-messages.ts';

/** Tells the editor something. */
export function tell(report: FrameReport) {
  window.parent.postMessage({ from: FROM_PREVIEW, ...report }, '*');
}

const isOurs = (data: unknown): data is EditorMessage =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === FROM_EDITOR;

/** Hears what the editor says; the window that it comes from is the proof. */
export function onEditorMessage(listen: (message: EditorMessage) => void) {
  addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (event.source === window.parent && isOurs(data)) listen(data);
  });
}
