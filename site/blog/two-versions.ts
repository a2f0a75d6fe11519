/** Lines that stand around two versions of what two people wrote at the same place of a post. Readers never see them. */
export const TWO_VERSIONS = {
  first: '<!-- two versions: saved before -->',
  second: '<!-- two versions: saved after -->',
  end: '<!-- two versions: end -->',
};

/** Whether somebody still has to choose. */
export const hasTwoVersions = (body: string): boolean => body.includes(TWO_VERSIONS.end);
