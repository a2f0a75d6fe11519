import { searchWith } from '#app/editing/search-params.ts';
import { ButtonLink, Notice } from '#app/ui/index.ts';

type EditedNoticeProps = {
  /** Why the text that was edited in the preview is not saved. */
  problem: string | null;
  /** What was typed into a text that is not there any more. */
  lost: string | null;
  field: string;
  search: URLSearchParams;
};

/** Over the preview: what was edited there and is not saved. On wide screens the form beside it says so. */
export function EditedNotice({ problem, lost, field, search }: EditedNoticeProps) {
  if (lost !== null)
    return (
      <Notice tone="warning" title="This text is no longer there" className="m-3">
        <p>Somebody may have removed it. You typed:</p>
        <p className="mt-1 whitespace-pre-line">{lost}</p>
      </Notice>
    );
  if (problem === null) return null;
  return (
    <Notice
      tone="danger"
      className="m-3 md:hidden"
      actions={
        <ButtonLink size="small" href={`${searchWith(search, { view: null })}#field-${field}`}>
          Open the form
        </ButtonLink>
      }
    >
      {problem}
    </Notice>
  );
}
