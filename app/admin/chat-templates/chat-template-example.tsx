import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, Card, Field, Fold, Select } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { CHAT_TEMPLATES_PATH as path, type ChatTemplate } from './chat-template.ts';

/** Whoever looks for an older one finds it in the history. */
const MOST_VERSIONS = 50;

type Shown = Pick<ChatTemplate, 'id' | 'example' | 'prompt' | 'version'>;

/** What a chat template comes to on a website today, and the way to what it said before. */
export const ChatTemplateExample = ({ id, example, prompt, version }: Shown) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-sm font-medium">
        Variables today{' '}
        <span className="font-normal text-muted">
          {example.isOwn ? 'on your website ' : 'on the sample '}
          {example.website}
        </span>
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
        {example.variables.map(({ name, meaning, value }) => (
          <div key={name}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-mono">{`{{${name}}}`}</code>
              <span className="text-muted">{meaning}</span>
            </dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
    {prompt.includes('{{') && (
      <Fold title="The prompt with them filled in" isOpen={prompt.length < 1500}>
        <Words>{example.prompt}</Words>
      </Fold>
    )}
    {(example.greeting !== '' || example.suggestions.length > 0) && (
      <Fold title="What people see" isOpen>
        {example.greeting && <Words>{example.greeting}</Words>}
        {example.suggestions.length > 0 && (
          <ul aria-label="Suggested prompts" className="flex flex-wrap gap-1.5 px-4 pb-4 first:pt-4">
            {example.suggestions.map((text) => (
              <li key={text} className="rounded-full border px-3 py-1 text-sm break-words">
                {text}
              </li>
            ))}
          </ul>
        )}
      </Fold>
    )}
    {version > 1 && (
      <Card className="p-4">
        <Form method="get" action={entryPath({ path }, id)} className="flex flex-wrap items-end gap-2">
          <Field label="Version" className="grow">
            <Select name="version">
              {Array.from({ length: Math.min(version, MOST_VERSIONS) }, (_, nth) => version - nth).map((number) => (
                <option key={number} value={number}>
                  {number === version ? `${number}: as it is now` : number}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">Look at it</Button>
        </Form>
      </Card>
    )}
  </div>
);

const Words = ({ children }: { children: ReactNode }) => (
  <p className="p-4 text-sm break-words whitespace-pre-line">{children}</p>
);
