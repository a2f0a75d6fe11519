import { useLoaderData } from '@remix-run/react';

export const loader = () => ({
  items: Array.from({ length: 12 }, (_, index) => ({ id: index, name: `Website ${index}` })),
});

export default function List() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <ul>
      {items.map(({ id, name }) => (
        <li key={id}>
          <a href={`/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
