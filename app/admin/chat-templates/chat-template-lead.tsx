import { useLocation } from '@remix-run/react';
import { Play, Power } from 'lucide';
import { Badge, ButtonLink, Icon, Notice } from '#app/ui/index.ts';
import { gateAddress } from '../gate/gate-address.ts';
import { entryPath } from '../noun.ts';
import { CHAT_TEMPLATES_PATH as path, type ChatTemplate } from './chat-template.ts';
import { purposeNames } from './purposes.ts';

type Led = Pick<ChatTemplate, 'id' | 'purpose' | 'version' | 'warning' | 'needsModel'> & {
  liveVersion?: number | null | undefined;
};

/** Whether a chat template counts, what to know of that, and the ways to try it and to make it count. */
export function ChatTemplateLead({ id, purpose, version, liveVersion = null, warning, needsModel }: Led) {
  const { pathname } = useLocation();
  const here = entryPath({ path }, id);
  const isHere = pathname === here;
  const of = purposeNames[purpose].toLowerCase();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {liveVersion === null ? (
          <Badge>Not active</Badge>
        ) : (
          <Badge tone="success">
            Active: {of}, version {liveVersion}
          </Badge>
        )}
        {purpose !== 'BLOG' && (
          <ButtonLink size="small" href={`${here}/preview`} icon={<Icon of={Play} />}>
            Try it in a chat
          </ButtonLink>
        )}
        {liveVersion !== version && isHere && (
          <ButtonLink size="small" href={gateAddress(here)} icon={<Icon of={Power} />}>
            {liveVersion === null ? 'Activate …' : `Make version ${version} live …`}
          </ButtonLink>
        )}
      </div>
      {liveVersion !== null && liveVersion !== version && isHere && (
        <Notice>
          Version {version} is saved but not live yet: people are answered with version {liveVersion}.
        </Notice>
      )}
      {liveVersion !== null && !isHere && (
        <Notice>What you save is a new version. People are answered with it once you make it live.</Notice>
      )}
      {needsModel && (
        <Notice title="No model is set up here">
          The built-in designer works by rules of its own: of a template only the greeting and the suggested prompts
          count.
        </Notice>
      )}
      {warning && <Notice tone="warning">{warning}</Notice>}
    </>
  );
}
