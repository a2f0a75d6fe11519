type Pictured = {
  kind: string;
  variant: string;
  /** How the website looks, as `miniatureLook` says it. */
  look: string;
  /** The version of what staff decided of the kind: another one may have another sample. */
  version?: number | undefined;
};

/** Where a kind of section is drawn with its sample. */
export const sectionPicture = ({ kind, variant, look, version }: Pictured): string =>
  `/section-miniature/${kind}?${version ? `of=${version}&` : ''}variant=${variant}&${look}`;
