import { Copy, Download, Upload } from 'lucide';
import type { ReactNode } from 'react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Icon, Notice } from '#app/ui/index.ts';
import { ReportLink } from '#app/site-import/report-link.tsx';
import { Group } from './group.tsx';
import { failureOf } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'duplicate';

/** Bytes of uploads, from which an export with all their sizes may be too large to come back. */
const LARGE = 15_000_000;

/** Ways to take the website along, to bring one back, and to begin another one from it. */
export function MoveGroup({ website, cameOver, outcome }: SettingsProps) {
  const failure = failureOf(outcome, INTENT);
  return (
    <Group id="copies" title="Copies" hint="Export the website, bring it back, or begin another from it">
      <Way
        title="Export"
        text={`A ZIP with all pages for any file server, the pictures, and everything needed to import it again. ${
          website.mediaRoom.used > LARGE
            ? 'Yours has many pictures: a file of more than 25 MB can be kept, but not imported.'
            : 'Its password, address and email settings stay here.'
        }`}
      >
        <ButtonLink href={`/website-export/${website.id}`} download icon={<Icon of={Download} />}>
          Download as ZIP
        </ButtonLink>
      </Way>
      <hr />
      <Way title="Import" text="An exported website comes back as a new one, as a draft, on the dashboard.">
        <ButtonLink href="/?panel=import" icon={<Icon of={Upload} />}>
          Import a website
        </ButtonLink>
      </Way>
      <hr />
      {cameOver && (
        <>
          <Way title="Brought over" text="What was kept of the website that you had, and what was left out.">
            <ReportLink {...cameOver} />
          </Way>
          <hr />
        </>
      )}
      {failure && (
        <Notice tone="danger" actions={failure.code === 'LIMIT_REACHED' && <PlansLink website={website.id} />}>
          {failure.message}
        </Notice>
      )}
      <Way
        title="Duplicate"
        text="A draft of its own with the same pages, look, password and code, without the history. Its emails go to your account’s address."
      >
        <ChangeForm intent={INTENT}>
          <SubmitButton look="secondary" name="save" value={INTENT} icon={<Icon of={Copy} />}>
            Duplicate
          </SubmitButton>
        </ChangeForm>
      </Way>
    </Group>
  );
}

const Way = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <div className="max-w-sm min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
    </div>
    {children}
  </div>
);
