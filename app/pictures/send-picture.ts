import { MAX_UPLOAD_MEGABYTES, uploadAddress } from './picture-address.ts';
import type { PictureChoice } from './thumbnail.ts';

export type UploadAnswer = { ok: true; picture: PictureChoice } | { ok: false; message: string; isLimit?: boolean };

const isAnswer = (value: unknown): value is UploadAnswer =>
  typeof value === 'object' && value !== null && 'ok' in value && ('picture' in value || 'message' in value);

/**
 * Uploads a file from a script, which can tell how far it is (`onProgress`, 0 to 1). Never rejects; what is wrong is said in the
 * answer, ready to be shown.
 */
export function sendPicture(website: string, file: File, onProgress: (part: number) => void): Promise<UploadAnswer> {
  if (file.size > MAX_UPLOAD_MEGABYTES * 1024 * 1024)
    return Promise.resolve({
      ok: false,
      message: `This file is larger than ${MAX_UPLOAD_MEGABYTES} MB. Make it smaller and upload it again.`,
    });
  return new Promise((answered) => {
    const request = new XMLHttpRequest();
    request.open('POST', uploadAddress(website));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      answered(
        isAnswer(answer)
          ? answer
          : { ok: false, message: 'The picture was not added. Log in again in another tab, then try once more.' },
      );
    };
    request.onerror = () =>
      answered({ ok: false, message: 'There is no connection right now. Try again in a moment.' });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
