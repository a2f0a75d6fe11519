import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type RefAttributes,
} from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Leaves the screen for a whole new page: for addresses that change who is logged in. */
  reloadDocument?: boolean;
  /** Opens or closes something over the page, which stays where it is scrolled to. */
  keepsPlace?: boolean;
};
type LinkComponent = ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>>;

const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(
  { reloadDocument: _reloads, keepsPlace: _stays, ...props },
  ref,
) {
  return <a {...props} ref={ref} />;
});

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Says what every link of the design system is made of, so that it knows nothing of a router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link without a look of its own. `className="text-link"` gives it the look of a link in running text. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Component = useContext(LinkContext);
  // The provider names one component for the whole life of the app.
  // oxlint-disable-next-line react-hooks/static-components
  return <Component {...props} ref={ref} />;
});
