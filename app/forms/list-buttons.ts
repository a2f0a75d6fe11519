export type ListAction = 'add' | 'up' | 'down' | 'remove';

/** Name and value of the button that changes a list without JavaScript. */
export const listButton = (action: ListAction, list: string, index?: number) => ({
  name: 'list',
  value: index === undefined ? `${action}:${list}` : `${action}:${list}.${index}`,
});
