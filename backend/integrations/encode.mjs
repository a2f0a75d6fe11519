// How files of pictures are written, in this process and in those beside it.

/** The word that IPTC, and the programs that read it, have for pictures by a model. */
const MARK = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;

/**
 * The file that will be written says that a model made the picture, for programs to read.
 *
 * @param {import('sharp').Sharp} pipeline
 */
export const saysGenerated = (pipeline) => pipeline.withXmp(MARK);

/**
 * More effort takes AVIF three times as long and half as much memory again, for a few bytes in a hundred.
 *
 * @param {import('sharp').Sharp} pipeline
 * @param {'avif' | 'webp' | 'jpeg' | 'png'} format
 */
export function encoded(pipeline, format) {
  switch (format) {
    case 'avif':
      return pipeline.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' });
    case 'webp':
      return pipeline.webp({ quality: 78, effort: 3 });
    case 'jpeg':
      return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: 80 });
    case 'png':
      return pipeline.png({ compressionLevel: 8, palette: true, quality: 90 });
  }
}
