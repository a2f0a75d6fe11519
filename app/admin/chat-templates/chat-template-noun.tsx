import { MessagesSquare } from 'lucide';
import { Badge, DateTime, Link } from '#app/ui/index.ts';
import { entryPath, type Field, type Noun } from '../noun.ts';
import {
  CHAT_TEMPLATES_PATH,
  type ChatTemplate,
  type ChatTemplateField,
  type ChatTemplateRow,
} from './chat-template.ts';
import { ChatTemplateExample } from './chat-template-example.tsx';
import { ChatTemplateLead } from './chat-template-lead.tsx';
import { VersionsUsed } from './versions-used.tsx';
import { chatTemplateStateFilter, purposeFilter, purposeNames } from './purposes.ts';

const path = CHAT_TEMPLATES_PATH;

const VARIABLES = '{{business}}, {{trade}}, {{language}}, {{plan}}';

export const chatTemplateFields: readonly Field<ChatTemplateField>[] = [
  { name: 'name', label: 'Name', kind: 'line', maxLength: 80, isName: true },
  {
    name: 'purpose',
    label: 'Purpose',
    kind: 'choice',
    isFixed: true,
    help: 'What it is for; stays as it is. One template of each purpose is active.',
  },
  {
    name: 'prompt',
    label: 'System prompt',
    kind: 'text',
    rows: 14,
    optional: true,
    help: `At most 20,000 characters, before our own rules, which always follow. Filled in: ${VARIABLES}`,
  },
  {
    name: 'greeting',
    label: 'Greeting',
    kind: 'text',
    rows: 3,
    optional: true,
    help: 'Conversation: said while nobody has said anything. First design: ends the first answer on a new website. Blog: not shown.',
  },
  {
    name: 'suggestions',
    label: 'Suggested prompts',
    kind: 'text',
    rows: 4,
    optional: true,
    help: 'Conversation: up to four, one a line, as people would send them. Those that fit a website fill up what is free.',
  },
  {
    name: 'model',
    label: 'Model',
    kind: 'line',
    maxLength: 100,
    isCode: true,
    optional: true,
    help: 'Empty: the usual one',
  },
  {
    name: 'temperature',
    label: 'Temperature',
    kind: 'number',
    min: 0,
    max: 2,
    step: 0.05,
    optional: true,
    help: '0 to 2. Empty: as is usual for the model',
  },
  {
    name: 'exampleCount',
    label: 'Examples shown',
    kind: 'number',
    min: 0,
    max: 10,
    optional: true,
    help: '0 to 10 approved examples go along, once there are some',
  },
];

/** The assistant's prompts as staff keep them. */
export const chatTemplateNoun: Noun<ChatTemplateField, ChatTemplateRow, ChatTemplate> = {
  path,
  icon: MessagesSquare,
  words: {
    one: 'chat template',
    many: 'chat templates',
    title: 'Chat templates',
    purpose: 'What the assistant is told before our own rules, what it says first and what it suggests.',
    make: 'Make the first one',
    searchedIn: 'name',
  },
  columns: [
    {
      label: 'Name',
      cell: ({ id, name }) => (
        <Link href={entryPath({ path }, id)} className="font-medium hover:underline">
          {name}
        </Link>
      ),
    },
    { label: 'Purpose', cell: ({ purpose }) => purposeNames[purpose] },
    { label: 'State', cell: ({ isActive }) => (isActive ? <Badge tone="success">Active</Badge> : '–') },
    { label: 'Model', cell: ({ model }) => model ?? <span className="text-muted">the usual one</span> },
    { label: 'Version', isNumber: true, cell: ({ version }) => version },
    {
      label: 'Changed',
      cell: ({ updatedAt }) => <DateTime at={updatedAt} className="whitespace-nowrap text-muted" />,
    },
  ],
  filters: [purposeFilter, chatTemplateStateFilter],
  fields: chatTemplateFields,
  nameOf: ({ name }) => name,
  facts: ({ version }) => [{ label: 'Version', value: version }],
  lead: (entry) => <ChatTemplateLead {...entry} />,
  beside: (entry) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <VersionsUsed {...entry} />
      <ChatTemplateExample {...entry} />
    </div>
  ),
  isDeletable: ({ isActive }) => !isActive,
  deleting: () =>
    'This cannot be undone. Its versions go with it; receipts go on naming it, and turns under way end as they began.',
};
