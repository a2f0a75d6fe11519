import { Lock } from 'lucide';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, counted, EmptyState } from '#app/ui/index.ts';

const abilities = [
  { what: 'Words', example: '“Make the headline shorter”, “Write about our garden”' },
  { what: 'Look', example: '“Warmer colours”, “A calmer typeface”, “Use the Workshop template”' },
  { what: 'Sections', example: '“Add frequent questions”, “Move the menu up”, “Remove the gallery”' },
  { what: 'Pages', example: '“Add a page about weddings”, “Rename About to Our story”' },
  { what: 'Facts', example: '“Our phone is 0131 555 0123”, “We close at four on Saturdays”' },
];

/** What the assistant can do, and what it leaves alone because a person wrote it. */
export function AssistantTab({ revision, locks }: { revision: number; locks: { path: string; label: string }[] }) {
  return (
    <>
      <section aria-labelledby="abilities" className="grid gap-2">
        <h2 id="abilities" className="text-lg">
          What you can ask for
        </h2>
        <dl className="grid gap-2">
          {abilities.map(({ what, example }) => (
            <div key={what}>
              <dt className="font-medium">{what}</dt>
              <dd className="text-sm text-muted">{example}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          It never makes up prices, people or reviews, and every change can be undone.
        </p>
      </section>
      <section aria-labelledby="locks" className="grid gap-3">
        <div className="flex items-end justify-between gap-3">
          <div>
            <h2 id="locks" className="text-lg">
              Locked fields
            </h2>
            <p className="text-sm text-muted">
              What you edit by hand stays yours: the assistant leaves it alone unless your message names it.
              {locks.length > 0 && ` ${counted(locks.length, 'field')} locked.`}
            </p>
          </div>
        </div>
        {locks.length === 0 ? (
          <EmptyState icon={Lock} title="Nothing is locked">
            As soon as you edit a text by hand it appears here.
          </EmptyState>
        ) : (
          <>
            <ul className="grid divide-y rounded-lg border bg-surface">
              {locks.map(({ path, label }) => (
                <li key={path} className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-3.5">
                  <span className="min-w-0">{label}</span>
                  <ChangeForm intent="unlock" revision={revision} values={{ lock: path }}>
                    <Button size="small" look="quiet" type="submit" aria-label={`Unlock ${label}`}>
                      Unlock
                    </Button>
                  </ChangeForm>
                </li>
              ))}
            </ul>
            {locks.length > 1 && (
              <ChangeForm intent="unlock" revision={revision} values={{ lock: 'all' }}>
                <Button size="small" type="submit">
                  Unlock all
                </Button>
              </ChangeForm>
            )}
          </>
        )}
      </section>
    </>
  );
}
