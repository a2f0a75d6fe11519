/** A page with a turned corner, and the name. */
export function Logo({ title }: { title: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path
          className="fill-accent"
          d="M4 4.5A2.5 2.5 0 0 1 6.5 2H14l6 6v11.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 19.5z"
        />
        <path className="fill-on-accent/55" d="M14 2v4.5A1.5 1.5 0 0 0 15.5 8H20z" />
        <path className="fill-none stroke-on-accent" strokeWidth="1.6" strokeLinecap="round" d="M8 12.2h8M8 16.2h5" />
      </svg>
      <span className="font-semibold tracking-tight">{title}</span>
    </span>
  );
}
