import { Form } from '@remix-run/react';
import { Button, ButtonLink, Card, Field, Input } from '#app/ui/index.ts';

type ModelChoiceProps = { here: string; model: string; problem: string | null };

/** Which model is to be the default: asked before anything about it can be said. */
export const ModelChoice = ({ here, model, problem }: ModelChoiceProps) => (
  <>
    <h1 tabIndex={-1} className="text-lg focus:outline-none">
      Another default model
    </h1>
    <Card className="p-4">
      <Form method="get" action={here} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="panel" value="gate" />
        <Field
          label="Model"
          errors={problem === null ? undefined : [problem]}
          help="Its name at the endpoint. Empty: the one that the installation names."
        >
          <Input name="model" maxLength={200} autoComplete="off" defaultValue={model} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            Look at it
          </Button>
          {problem !== null && <ButtonLink href="/admin/kv-storages/model.prices/edit">Prices of models</ButtonLink>}
          <ButtonLink href={here}>Not now</ButtonLink>
        </div>
      </Form>
    </Card>
  </>
);
