import { z } from 'zod';

const reportSchema = z.object({
  kept: z.array(z.string()).catch([]),
  leftOut: z.array(z.string()).catch([]),
  guessed: z.array(z.string()).catch([]),
});

/** What became of what an example was made from. */
export function ReportFact({ report }: { report: unknown }) {
  const read = reportSchema.safeParse(report);
  if (!read.success) return <>–</>;
  const { kept, leftOut, guessed } = read.data;
  const lists: [title: string, lines: string[]][] = [
    ['Kept', kept],
    ['Left out', leftOut],
    ['Guessed', guessed],
  ];
  return (
    <div className="grid gap-3">
      {lists
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title} aria-label={title}>
            <h3 className="text-sm font-medium">{title}</h3>
            <ul className="list-disc pl-5 text-sm">
              {lines.map((line, index) => (
                <li key={index} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
