import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, Field, Notice, Select } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import { PanelHeader } from './panel-header.tsx';
import { ShareLink } from './share-link.tsx';

const choices = [
  { days: 1, label: 'One day' },
  { days: 7, label: 'One week' },
  { days: 30, label: 'One month' },
  { days: 0, label: 'Until I revoke it' },
];

/** Links that show the draft to whoever has them, and nothing else of the website. */
export function SharePanel({ website, shareLinks, outcome }: EditorProps) {
  const failure = outcome && !outcome.ok ? outcome : null;
  const mayShare = website.canWrite && !website.isUnclaimed;
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <PanelHeader title="Share a preview" />
      <p className="text-muted">
        Whoever has the link sees the newest draft, without an account. They cannot change anything, and search engines
        stay out.
      </p>
      {failure && (
        <Notice tone="danger" title="That did not work">
          {failure.message}
        </Notice>
      )}
      {mayShare && (
        <ChangeForm intent="share" className="flex flex-wrap items-end gap-2">
          <Field label="It works for" className="min-w-40 grow">
            <Select name="days" defaultValue="7">
              {choices.map(({ days, label }) => (
                <option key={days} value={days}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" look="primary">
            Make a link
          </Button>
        </ChangeForm>
      )}
      {website.isUnclaimed && <Notice title="Add this website to your account to share a preview of it." />}
      {shareLinks.length > 0 && (
        <ul className="grid gap-3" aria-label="Preview links">
          {shareLinks.map((link, index) => (
            <ShareLink key={link.id} link={link} number={shareLinks.length - index} canRevoke={mayShare} />
          ))}
        </ul>
      )}
    </div>
  );
}
