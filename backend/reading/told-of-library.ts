import type { BriefRequest, Designer } from '#designer/designer.ts';
import type { Reading } from './index.ts';
import type { Sections } from '../modules/section-library/section-library.ts';

type Library = Pick<Sections, 'library'>;

/** The designer, who is told with each request what new sections may be made of at that moment. */
export function toldOfLibrary({ draft, design, respond, write }: Designer, sections: Library): Designer {
  const told =
    (make: Designer['design']): Designer['design'] =>
    (brief, options) =>
      make(ofLibrary(brief, sections), options);
  return {
    ...(draft && { draft: told(draft) }),
    design: told(design),
    respond: (request, options) => respond({ ...request, library: sections.library() }, options),
    write,
  };
}

/** The same for all that designs on threads. */
export const readingOfLibrary = (reading: Reading, sections: Library): Reading => ({
  ...reading,
  designer: toldOfLibrary(reading.designer, sections),
  patientDesigner: toldOfLibrary(reading.patientDesigner, sections),
  design: (brief, ...rest) => reading.design(ofLibrary(brief, sections), ...rest),
});

const ofLibrary = (brief: BriefRequest, sections: Library): BriefRequest => ({ ...brief, library: sections.library() });
