export type ListAction = 'add' | 'up' | 'down' | 'remove';

/** Name and value of the button that changes a list, as `readForm` understands them. */
export function listButton(action: ListAction, list: string, index = 0): { name: string; value: string } {
  if (action === 'add') return { name: '_add', value: list };
  if (action === 'remove') return { name: '_remove', value: `${list}.${index}` };
  return { name: '_move', value: `${list}.${index}.${action}` };
}
