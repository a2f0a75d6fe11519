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
    request.open('POST', uploadAddress(website, file.name));
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
    request.send(file);
  });
}

/** While two are looked at, which is as many as the service looks at together, the next is on its way. */
export const SENT_AT_ONCE = 3;

/** Uploads several files, and tells how much of all has been sent (0 to 1). The answers stand in the order of the files. */
export function sendPictures(
  website: string,
  files: readonly File[],
  onProgress: (part: number) => void,
): Promise<UploadAnswer>[] {
  const parts = files.map(() => 0);
  const answers: Promise<UploadAnswer>[] = [];
  for (const [at, file] of files.entries()) {
    const send = () =>
      sendPicture(website, file, (part) => {
        parts[at] = part;
        onProgress(parts.reduce((sum, each) => sum + each, 0) / files.length);
      });
    const before = answers[at - SENT_AT_ONCE];
    answers.push(before ? before.then(send) : send());
  }
  return answers;
}
