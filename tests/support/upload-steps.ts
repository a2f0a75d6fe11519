import sharp from 'sharp';
import type { Api, Answer, TestPerson } from './api.ts';

export type AssetAnswer = {
  id: string;
  name: string;
  alt: string;
  bytes: number;
  width: number;
  height: number;
  look: { sharpness: number; entropy: number } | null;
  state: 'PENDING' | 'READY' | 'FAILED';
  variants: { file: string; format: string; use: string; width: number; height: number }[];
};

export const ASSET =
  'id name alt bytes width height look { sharpness entropy } state variants { file format use width height }';

const UPLOAD = `mutation ($input: UploadAssetInput!) { uploadAsset(input: $input) { ${ASSET} } }`;

/** A photograph of nothing in particular; another `seed` is another file. */
export async function somePhoto(seed = 1, width = 320, height = 200): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 32 * 20 * 3 }, (_, at) => (at * 7919 * seed + at * at) % 251));
  return sharp(noise, { raw: { width: 32, height: 20, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();
}

/** The body of a GraphQL multipart request with one file. */
export function uploadForm(query: string, input: Record<string, unknown>, file: File, place = 'variables.input.file') {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
  form.set('map', JSON.stringify({ 0: [place] }));
  form.set('0', file);
  return form;
}

export const send = (api: Api, body: FormData, headers: Record<string, string> = {}) =>
  api.backend.fetch(new Request('http://127.0.0.1:3540/graphql', { method: 'POST', headers, body }));

/** Uploads bytes under a name. */
export async function upload(
  api: Api,
  person: TestPerson | null,
  websiteId: string,
  bytes: Uint8Array,
  { name = 'photo.jpg', alt = '' } = {},
): Promise<Answer<{ uploadAsset: AssetAnswer }>> {
  const form = uploadForm(UPLOAD, { websiteId, alt }, new File([new Uint8Array(bytes)], name));
  const response = await send(api, form, person ? await person.headers() : {});
  const answer = (await response.json()) as Omit<Answer<{ uploadAsset: AssetAnswer }>, 'status'>;
  return { ...answer, status: response.status };
}
