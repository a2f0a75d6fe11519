import { DateTime } from '#app/ui/index.ts';

/** When an entry was last changed, and by whom; for one that nobody has touched a dash. */
export const Changed = ({
  updatedAt,
  updatedBy,
}: {
  updatedAt?: string | null | undefined;
  updatedBy?: string | null | undefined;
}) =>
  updatedAt ? (
    <span className="whitespace-nowrap text-muted">
      <DateTime at={updatedAt} />
      {updatedBy && <span className="block text-sm">{updatedBy}</span>}
    </span>
  ) : (
    '–'
  );
