import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const SectionLibraryDocument = graphql(`
  query SectionLibrary {
    sectionLibrary {
      kind
      isOn
      variantsOff
      sample
      version
    }
  }
`);

/** Kinds of sections that staff decided something of. All others are offered, with all their layouts. */
export const decidedKinds = async (api: Api) => (await api(SectionLibraryDocument)).sectionLibrary;
export type DecidedKinds = Awaited<ReturnType<typeof decidedKinds>>;
