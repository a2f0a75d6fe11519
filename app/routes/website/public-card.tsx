import { ExternalLink } from 'lucide';
import { ButtonLink, Card, Icon } from '#app/ui/index.ts';

/** A published website, to people who may not edit it. */
export function PublicCard({ name, tagline, address }: { name: string; tagline: string; address: string }) {
  return (
    <div className="grid grow place-items-center px-4 py-16">
      <Card className="grid w-full max-w-md gap-5 p-8">
        <div className="grid gap-1">
          <h1 className="text-xl">{name}</h1>
          {tagline !== '' && <p className="text-muted">{tagline}</p>}
        </div>
        <p className="break-all text-muted">{address.replace(/^https?:\/\//, '')}</p>
        <div>
          <ButtonLink look="primary" href={address} icon={<Icon of={ExternalLink} />}>
            Visit website
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
