import { Users } from 'lucide';
import type { RecentSignupsQuery } from '#app/graphql/generated/graphql.ts';
import { Badge, DateTime, NumberFormat } from '#app/ui/index.ts';
import type { ListedNoun } from '../noun.ts';
import { sourceInWords } from './source-in-words.ts';

export type SignupRow = RecentSignupsQuery['recentSignups']['edges'][number]['node'];

/** Accounts that people made: staff look at them here and change nothing. */
export const signupNoun: ListedNoun<SignupRow> = {
  path: '/admin/recent-signups',
  icon: Users,
  words: {
    one: 'signup',
    many: 'signups',
    title: 'Recent signups',
    purpose: 'Everybody who makes an account appears here, the newest first.',
    searchedIn: 'name or email address',
  },
  filters: [
    {
      name: 'plan',
      label: 'Plan',
      options: [
        { value: '', label: 'Any plan' },
        { value: 'free', label: 'Free' },
        { value: 'starter', label: 'Starter' },
        { value: 'business', label: 'Business' },
      ],
    },
    {
      name: 'sort',
      label: 'Order',
      isOrder: true,
      options: [
        { value: 'NEWEST', label: 'Newest first' },
        { value: 'OLDEST', label: 'Oldest first' },
      ],
    },
  ],
  columns: [
    {
      label: 'Person',
      cell: ({ name, email }) => (
        <div className="min-w-48 break-words">
          <span className="block font-medium">{name || email || 'No name yet'}</span>
          {name && email && <span className="block text-sm text-muted">{email}</span>}
        </div>
      ),
    },
    {
      label: 'Signed up',
      cell: ({ createdAt }) => <DateTime at={createdAt} className="whitespace-nowrap text-muted" />,
    },
    {
      label: 'From',
      cell: ({ source }) => <span className="inline-block min-w-32 break-words">{sourceInWords(source)}</span>,
    },
    { label: 'Websites', isNumber: true, cell: ({ websiteCount }) => <NumberFormat value={websiteCount} /> },
    { label: 'Plan', cell: ({ plan }) => <Badge>{plan}</Badge> },
  ],
};
