import { CircleAlert, Info, TriangleAlert, type IconNode } from 'lucide';
import { Icon } from '#app/ui/index.ts';
import type { DomainDetails } from './domain-view.ts';

type DiagnosisView = DomainDetails['diagnoses'][number];

const looks: Record<DiagnosisView['severity'], { icon: IconNode; colour: string; says: string }> = {
  STOPS_WEBSITE: { icon: CircleAlert, colour: 'text-danger', says: 'Keeps visitors away' },
  STOPS_CERTIFICATE: { icon: CircleAlert, colour: 'text-danger', says: 'Keeps the certificate away' },
  WARNING: { icon: TriangleAlert, colour: 'text-warning', says: 'Worth fixing' },
  NOTE: { icon: Info, colour: 'text-muted', says: 'Good to know' },
};

/** What the last look came to, the most serious first, each with what to do about it. */
export function DiagnosisList({ diagnoses }: { diagnoses: DiagnosisView[] }) {
  return (
    <ul aria-label="Findings" className="divide-y rounded-lg border bg-surface">
      {diagnoses.map(({ code, severity, title, detail, nextStep }) => {
        const { icon, colour, says } = looks[severity];
        return (
          <li key={`${code} ${title}`} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3.5 sm:px-5">
            <Icon of={icon} label={says} className={`mt-0.5 size-5 ${colour}`} />
            <div className="grid max-w-prose gap-1 [overflow-wrap:anywhere]">
              <p className="font-medium">{title}</p>
              <p className="text-muted">{detail}</p>
              <p>{nextStep}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
