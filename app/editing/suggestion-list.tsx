import { Check, X } from 'lucide';
import { Button, Icon } from '#app/ui/index.ts';
import { ChangeForm } from './change-form.tsx';
import { RowAction } from './row-action.tsx';
import type { Suggestion } from './suggestions.ts';

type DecisionProps = { revision: number; at: string; of: string };

/** Keep or drop everything at a path, as two buttons. */
export const KeepOrDropAll = ({ revision, at, of }: DecisionProps) => (
  <div className="flex gap-1.5">
    <ChangeForm intent="keep-suggestions" revision={revision} values={{ at }}>
      <Button size="small" type="submit" aria-label={`Keep all suggestions ${of}`} icon={<Icon of={Check} />}>
        Keep all
      </Button>
    </ChangeForm>
    <ChangeForm intent="drop-suggestions" revision={revision} values={{ at }}>
      <Button size="small" look="quiet" type="submit" aria-label={`Drop all suggestions ${of}`} icon={<Icon of={X} />}>
        Drop all
      </Button>
    </ChangeForm>
  </div>
);

/** Suggested texts, each with one press to keep it and one to drop it. */
export const SuggestionList = ({ suggestions, revision }: { suggestions: Suggestion[]; revision: number }) => (
  <ul className="divide-y rounded-lg border border-dashed bg-surface">
    {suggestions.map(({ at, text }) => (
      <li key={at} className="flex items-start gap-2 py-1.5 pr-1.5 pl-3">
        <p className="min-w-0 grow py-1 text-sm break-words whitespace-pre-line">{text}</p>
        <span className="flex shrink-0">
          <RowAction
            intent="keep-suggestions"
            revision={revision}
            values={{ at }}
            label={`Keep “${short(text)}”`}
            icon={Check}
          />
          <RowAction
            intent="drop-suggestions"
            revision={revision}
            values={{ at }}
            label={`Drop “${short(text)}”`}
            icon={X}
          />
        </span>
      </li>
    ))}
  </ul>
);

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
