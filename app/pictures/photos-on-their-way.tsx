import { useFetcher, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { chatAddress } from '#app/chat/chat-address.ts';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { Link } from '#app/ui/index.ts';
import { FOLLOWING, takeHeldPhotos } from './coming-photos.ts';
import { sendPictures } from './send-picture.ts';
import type { PictureChoice } from './thumbnail.ts';

type State = { total: number; part: number; problems: string[]; taken: PictureChoice[] | null };

/**
 * Photos that were chosen before there was a website: they go up a few at a time and find their places when the assistant is done, also
 * when somebody goes on to another screen meanwhile.
 */
export function PhotosOnTheirWay({ website, isWorking }: { website: string; isWorking: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<State | null>(null);
  const { submit, data: outcome } = useFetcher<ChangeOutcome>();
  const isFollowing = search.has(FOLLOWING);
  const sent = useRef(false);
  const isHere = useRef(false);
  const arrived = useRef<PictureChoice[]>([]);

  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  useEffect(() => {
    if (!isFollowing) return;
    setSearch((now) => (now.delete(FOLLOWING), now), { replace: true, preventScrollReset: true });
    const files = takeHeldPhotos();
    if (files.length === 0) return;
    void send(website, files, setState, arrived.current).then((photos) => {
      if (!isHere.current && photos.length > 0) void placeFromElsewhere(website, photos);
    });
  }, [isFollowing, setSearch, website]);

  const taken = state?.taken;
  useEffect(() => {
    if (!taken?.length || isWorking || sent.current) return;
    sent.current = true;
    void submit(placing(taken), { method: 'post' });
  }, [taken, isWorking, submit]);

  const isComing = state !== null && outcome === undefined && taken?.length !== 0;
  useEffect(() => {
    if (!isComing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Whoever leaves all the same finds those that are here already in their places.
    const leave = () => {
      if (sent.current || arrived.current.length === 0) return;
      navigator.sendBeacon(chatAddress(website), new URLSearchParams(placing(arrived.current)));
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
    };
  }, [isComing, website]);

  if (!state) return null;
  return (
    <div role="status" className="grid shrink-0 gap-1 border-b bg-surface px-4 py-2.5 text-sm">
      {outcome || taken?.length === 0 ? (
        <p>
          {outcome?.message ?? 'None of your photos could be used.'}{' '}
          {outcome?.ok && (
            <>
              <Link href={`/website/${website}?panel=pictures`} className="text-link">
                Describe them
              </Link>{' '}
              for people who cannot see them.
            </>
          )}
        </p>
      ) : (
        <>
          <p>
            {taken ? 'Placing your photos…' : `Adding your photos, ${Math.floor(state.part) + 1} of ${state.total}`}
          </p>
          <progress aria-label="Photos" max={state.total} value={state.part} className="h-1.5 w-full" />
        </>
      )}
      {state.problems.map((problem) => (
        <p key={problem} className="text-danger">
          {problem}
        </p>
      ))}
    </div>
  );
}

const placing = (photos: PictureChoice[]) => ({
  intent: 'place-photos',
  photos: JSON.stringify(photos),
  enhanced: '1',
});

/** The same once this screen was left: the others hear of the change as of anybody's. */
const placeFromElsewhere = (website: string, photos: PictureChoice[]) =>
  fetch(chatAddress(website), { method: 'POST', body: new URLSearchParams(placing(photos)) });

/** Gives the photos that were taken, in their order; `arrived` holds them as they come. */
async function send(website: string, files: File[], tell: (state: State) => void, arrived: PictureChoice[]) {
  const total = files.length;
  const problems: string[] = [];
  const taken: PictureChoice[] = [];
  tell({ total, part: 0, problems, taken: null });
  // Sent is not taken yet.
  const answers = sendPictures(website, files, (part) =>
    tell({ total, part: part * total * 0.95, problems, taken: null }),
  );
  for (const coming of answers) void coming.then((answer) => answer.ok && arrived.push(answer.picture));
  for (const [at, coming] of answers.entries()) {
    const answer = await coming;
    if (answer.ok) taken.push(answer.picture);
    else problems.push(`${files[at]?.name}: ${answer.message}`);
  }
  tell({ total, part: total, problems, taken });
  return taken;
}
