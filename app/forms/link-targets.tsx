/** The pages of the site, offered while typing where a link leads. Rendered once on a screen. */
export const LINK_TARGETS = 'link-targets';

export function LinkTargets({ pages }: { pages: { path: string; title: string }[] }) {
  return (
    <datalist id={LINK_TARGETS}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
