/** A form's flat entries (`items.0.title`) as a tree. Maps, so that no name typed by anyone can reach a prototype. */
export type EntryTree = { value?: string; children: Map<string, EntryTree> };

const MAX_DEPTH = 12;

/** Reads the entries of a form; files and names nested too deep are left out. The last of several values counts. */
export function entryTree(entries: Iterable<readonly [string, unknown]>): EntryTree {
  const root: EntryTree = { children: new Map() };
  for (const [name, value] of entries) {
    const path = name.split('.', MAX_DEPTH + 1);
    if (typeof value !== 'string' || path.length > MAX_DEPTH) continue;
    let node = root;
    for (const part of path) {
      let child = node.children.get(part);
      if (!child) node.children.set(part, (child = { children: new Map() }));
      node = child;
    }
    node.value = value.replace(/\r\n?/g, '\n');
  }
  return root;
}
