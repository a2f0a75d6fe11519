/** The parameter that names what is compared, and the id of the form that sends it. */
export const COMPARED = 'compare';

/** Ids that an address compares, each once: as `compare=a,b` or as a form sends them. */
export const comparedIn = (search: URLSearchParams): string[] => [
  ...new Set(
    search
      .getAll(COMPARED)
      .flatMap((value) => value.split(','))
      .filter((id) => id !== '' && id.length <= 64),
  ),
];
