import { Trash2 } from 'lucide';
import { ButtonLink, Icon } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import type { SettingsProps } from './settings-props.ts';

/** The way to the screen that takes the website offline and deletes it. */
export const DeleteGroup = ({ website }: Pick<SettingsProps, 'website'>) => (
  <Group id="deleting" title="Delete website" hint="It goes offline at once and can be restored for 30 days">
    <p>
      <ButtonLink href={`/website/${website.id}/delete-website`} icon={<Icon of={Trash2} className="text-danger" />}>
        Delete this website
      </ButtonLink>
    </p>
  </Group>
);
