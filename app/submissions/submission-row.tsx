import { Download, MailCheck, Mail, OctagonAlert, Undo2 } from 'lucide';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Badge, Button, ButtonLink, DateTime, Icon } from '#app/ui/index.ts';
import { boxes } from './box.ts';
import type { SubmissionView } from './load-submissions.server.ts';

const kinds = {
  CONTACT: 'Message',
  NEWSLETTER: boxes.newsletter.label,
  WAITLIST: boxes.waitlist.label,
} as const;

/** What somebody sent: one line, the whole of it and what can be done with it when opened. */
export function SubmissionRow({ submission }: { submission: SubmissionView }) {
  const { id, kind, name, email, phone, message, answers, spam, createdAt } = submission;
  return (
    <li className="border-b last:border-b-0">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)] list-none gap-0.5 rounded-md py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{name || email}</span>
            <DateTime at={createdAt} className="shrink-0 text-sm text-muted" />
          </span>
          <span className="flex items-center gap-2 text-sm text-muted">
            <Badge>{kinds[kind]}</Badge>
            <span className="min-w-0 truncate group-open:invisible">
              {message || answers[0]?.value || (name && email)}
            </span>
          </span>
        </summary>
        <div className="grid gap-3 pb-4">
          <p className="text-sm break-words">
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
            {phone && <span className="block text-muted">{phone}</span>}
          </p>
          {answers.length > 0 && <Answers of={submission} />}
          {message && <p className="break-words whitespace-pre-line">{message}</p>}
          <div className="flex flex-wrap items-start gap-2">
            <ButtonLink
              size="small"
              href={`mailto:${email}`}
              icon={<Icon of={kind === 'CONTACT' ? Mail : MailCheck} />}
            >
              Write to {name || 'them'}
            </ButtonLink>
            <ChangeForm intent={spam ? 'not-spam' : 'mark-spam'} values={{ submission: id }}>
              <Button size="small" type="submit" icon={<Icon of={spam ? Undo2 : OctagonAlert} />}>
                {spam ? 'Not spam' : 'Spam'}
              </Button>
            </ChangeForm>
            <details>
              <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-md px-2.5 text-sm font-medium text-danger hover:bg-ink/6">
                Delete
              </summary>
              <ChangeForm intent="delete-submission" values={{ submission: id }} className="mt-2 grid gap-2">
                <p className="text-sm">It cannot be brought back.</p>
                <Button size="small" look="danger" type="submit">
                  Delete for good
                </Button>
              </ChangeForm>
            </details>
          </div>
        </div>
      </details>
    </li>
  );
}

/** Each answer under the label that it had when it was sent. */
function Answers({ of: { id, answers } }: { of: SubmissionView }) {
  return (
    <dl className="grid gap-2.5">
      {answers.map(({ label, value, file }, index) => (
        <div key={index}>
          <dt className="text-sm break-words text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-line">
            {file ? (
              <a
                className="text-link inline-flex min-h-8 items-center gap-1.5"
                href={`/website-submissions/${encodeURIComponent(id)}/files/${encodeURIComponent(file)}`}
                download={value}
              >
                <Icon of={Download} className="size-4 shrink-0" />
                <span className="min-w-0 break-all">{value}</span>
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
