import { classes } from './classes.ts';

type NumberedStepsProps = {
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
  className?: string;
};

/** How something goes, one step after the other. */
export function NumberedSteps({ id, title, steps, className }: NumberedStepsProps) {
  return (
    <section aria-labelledby={id} className={classes('grid gap-4 border-t pt-8', className)}>
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title}>
            <p className="font-medium">
              <span className="mr-2 text-muted tabular-nums">{index + 1}</span>
              {step.title}
            </p>
            <p className="mt-1 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
