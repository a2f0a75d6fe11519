import { useSearchParams } from '@remix-run/react';
import type { ChatProps } from './chat-props.ts';
import { PhotosOnTheirWay } from '#app/pictures/photos-on-their-way.tsx';
import { Live, useTurn } from '#app/live/live.tsx';
import { SkipLink } from '#app/ui/index.ts';
import { BesidePreview } from './beside-preview.tsx';
import { Conversation } from './conversation.tsx';
import { MESSAGE } from './message-form.tsx';

/** The conversation on one side, the website it is about on the other. What the assistant makes shows as it arrives. */
export function ChatScreen(props: ChatProps) {
  const { website, pages, page, stamp, messages } = props;
  const [search] = useSearchParams();
  const working = messages.find(({ state }) => state === 'WORKING');
  const { turn: heard, onTurn } = useTurn(props.turn);
  const turn = heard && heard.messageId === working?.id ? heard : null;
  // Nobody has asked for anything but a look: it is the first design that is under way.
  const isAwaited = website.currentRevision === 1 && messages[0]?.choices.some(({ look }) => look != null) === true;
  const isFirst = working !== undefined && (isAwaited || messages.every(({ role }) => role !== 'USER'));
  const isBeginning = isFirst && (turn?.changes.length ?? 0) === 0;
  return (
    <>
      {website.canWrite && search.get('view') !== 'preview' && <SkipLink to={MESSAGE}>Skip to the message</SkipLink>}
      <BesidePreview
        website={website}
        pages={pages}
        page={page}
        turn={turn}
        ended={messages.at(-1)}
        isBeginning={isBeginning}
        askable={website.canWrite ? props.sections : undefined}
        label="Chat"
      >
        <Live websiteId={website.id} stamp={stamp} turn={props.turn} onTurn={onTurn} />
        {website.canWrite && <PhotosOnTheirWay website={website.id} isWorking={working !== undefined} />}
        <Conversation {...props} turn={turn} />
      </BesidePreview>
    </>
  );
}
