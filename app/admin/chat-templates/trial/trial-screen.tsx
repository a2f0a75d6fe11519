import { useSearchParams } from '@remix-run/react';
import { RotateCcw } from 'lucide';
import type { ChatProps } from '#app/chat/chat-props.ts';
import { ChatPlaceProvider } from '#app/chat/chat-place.tsx';
import { ChatScreen } from '#app/chat/chat-screen.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { Badge, ButtonLink, Card, Dialog, Icon, Link, Notice } from '#app/ui/index.ts';
import { entryPath } from '../../noun.ts';
import { CHAT_TEMPLATES_PATH as path } from '../chat-template.ts';
import { StartForm } from './start-form.tsx';
import type { loadTrial } from './trial.server.ts';
import { trialAddress } from './trial-address.ts';

type Trial = Awaited<ReturnType<typeof loadTrial>>;

const WITHOUT_MODEL =
  'No model is set up here. The built-in designer answers, so that of the template only the greeting and the suggested prompts count.';

/** The users' chat with a chat template, on a website that is there for that; before it begins, the question with what. */
export function TrialScreen({ trial, outcome }: { trial: Trial; outcome: ChatProps['outcome'] }) {
  const [search] = useSearchParams();
  const { template, samples, sample, chat } = trial;
  const home = entryPath({ path }, template.id);
  if (!chat) return <Beginning trial={trial} home={home} />;
  const bar = {
    mark: (
      <>
        <Badge tone="warning">Trial</Badge>
        <Link href={home} className="truncate text-sm text-muted hover:underline">
          {template.name}, version {template.version}
        </Link>
      </>
    ),
    actions: (
      <ButtonLink
        size="small"
        href={searchWith(search, { panel: 'start-over' })}
        icon={<Icon of={RotateCcw} />}
        keepsPlace
      >
        Start over …
      </ButtonLink>
    ),
  };
  return (
    <ChatPlaceProvider
      value={{ addressOf: (_website, page, kept) => trialAddress(template.id, page, kept), bar }}
      // Another website is another conversation.
      key={chat.website.id}
    >
      <ChatScreen {...chat} outcome={outcome} />
      {search.get('panel') === 'start-over' && (
        <Dialog title="Start over?" closeHref={searchWith(search, { panel: null })}>
          <p className="mb-4 text-muted">
            This conversation and its website are deleted, and a new one begins with the template as it is saved now.
            {template.needsModel && ` ${WITHOUT_MODEL}`}
          </p>
          <StartForm template={template.id} samples={samples} sample={sample} label="Start over">
            <ButtonLink href={searchWith(search, { panel: null })}>Go on with this one</ButtonLink>
          </StartForm>
        </Dialog>
      )}
    </ChatPlaceProvider>
  );
}

const standing = ({ version, liveVersion }: Trial['template']): string => {
  if (liveVersion == null) return 'which is not active';
  return liveVersion === version ? 'which is active' : `while version ${liveVersion} is active`;
};

const Beginning = ({ trial: { template, samples }, home }: { trial: Trial; home: string }) => (
  <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-10 sm:px-6">
    <p className="text-sm">
      <Link href={home} className="text-link">
        Back to the template
      </Link>
    </p>
    <h1 className="text-xl font-semibold break-words">Try “{template.name}”</h1>
    {template.purpose === 'BLOG' ? (
      <Notice title="A template for blogs has no chat">
        What it makes the assistant write shows in the blog of a website, once the template is active.
      </Notice>
    ) : (
      <>
        <p className="text-muted">
          You talk with the assistant as people do, on a sample website of your own, with the template as it is saved:
          version {template.version}, {standing(template)}. It counts against nobody’s plan, only you and other staff
          can see it, and it is deleted after 7 days.
        </p>
        {template.needsModel && <Notice>{WITHOUT_MODEL}</Notice>}
        <Card className="p-5">
          <StartForm template={template.id} samples={samples} sample={null} label="Begin" />
        </Card>
      </>
    )}
  </div>
);
