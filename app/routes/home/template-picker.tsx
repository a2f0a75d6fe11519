import { RadioCard } from '#app/ui/index.ts';
import { Miniature } from '#app/miniature.tsx';

export type PickableTemplate = { id: string; name: string; description: string };

/** The looks to start from, each as the real thing in small. The first choice leaves it to the designer. */
export function TemplatePicker({
  templates,
  name,
  initial,
}: {
  templates: PickableTemplate[];
  name: string;
  initial: string | undefined;
}) {
  if (templates.length === 0) return null;
  const isKnown = templates.some(({ id }) => id === initial);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Look</legend>
      <RadioCard
        name={name}
        value=""
        defaultChecked={!isKnown}
        label="Choose for me"
        help="Picked to suit what you describe"
      />
      <div className="-m-1 grid max-h-100 auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3 overflow-y-auto p-1">
        {templates.map((template) => (
          <RadioCard
            key={template.id}
            name={name}
            value={template.id}
            defaultChecked={template.id === initial}
            label={template.name}
            help={template.description}
          >
            <Miniature
              src={`/template-miniature/${template.id}`}
              title={`${template.name} in small`}
              className="border-b"
            />
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
