import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';

/** The word that IPTC, and the programs that read it, have for pictures by a model. */
const MARK = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;

/** The file that will be written says that a model made the picture, for programs to read. */
export const saysGenerated = (pipeline: Sharp): Sharp => pipeline.withXmp(MARK);

/** A generated picture that was looked at whole, written anew: nothing that its service put into the file stays, and it says what it is. */
export async function asGenerated(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return saysGenerated(sharp(bytes).autoOrient()).webp({ quality: 92, effort: 4 }).timeout({ seconds: 30 }).toBuffer();
}
