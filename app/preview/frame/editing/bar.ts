import { button } from './button.ts';
import { caretBottom } from './caret.ts';
import { linkField } from './link-field.ts';
import { isInLink, linkIn, setOff, type Tool } from './set-off.ts';
import { typedIn } from './texts.ts';

/** The bar below a text that is edited: its name, how much fits, how it is saved, and what can be done. */
export type Bar = ReturnType<typeof showBar>;

type Acts = { follow: (() => void) | null; cancel: () => void; done: () => void };

type ToolButton = [tool: Tool | 'link', words: string, name: string];

const wordTools: ToolButton[] = [
  ['bold', 'B', 'Bold'],
  ['italic', 'I', 'Italic'],
  ['link', 'Link', 'Link'],
  ['unlink', 'Unlink', 'Take the link away'],
];
const lineTools: ToolButton[] = [
  ['list', 'List', 'List'],
  ['subheading', 'Subheading', 'Subheading'],
];

/** From so many characters before the last on it is said how many there are. */
const NEARLY_FULL = 20;

/** `host` is where the words of `text` are typed. */
export function showBar(text: HTMLElement, host: HTMLElement, acts: Acts) {
  const bar = document.createElement('div');
  bar.className = 'edit-bar';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', `Tools for ${text.dataset.label ?? ''}`);
  const name = document.createElement('b');
  name.textContent = text.dataset.label ?? '';
  const count = document.createElement('small');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  bar.append(name, count, status);
  const tools = toolsOf(text).map(([tool, words, called]) => {
    const one = button(words, called, () => (tool === 'link' ? self.askLink() : setOff(host, tool)));
    bar.append(one);
    return { tool, one };
  });
  if (acts.follow) bar.append(button('Follow link', 'Follow link', acts.follow));
  const done = button('Done', 'Done', acts.done);
  bar.append(button('Cancel', 'Cancel', acts.cancel), done);
  document.body.append(bar);

  const max = Number(text.dataset.max) || 0;
  const self = {
    /** Puts the focus on its first button. */
    focus: () => bar.querySelector('button')?.focus(),
    isLast: (node: Node | null) => done === node,
    contains: (node: Node | null) => bar.contains(node),
    remove: () => bar.remove(),
    /** Says how it is saved, unless it is too long to be. */
    say(words?: string, isProblem = false) {
      const { length } = typedIn(host);
      const over = max > 0 ? length - max : -Infinity;
      const tooMany = `${over} too many: ${max} characters fit here`;
      count.textContent = over > 0 ? tooMany : over > -NEARLY_FULL ? `${length} of ${max}` : '';
      count.className = over > 0 ? 'bad' : '';
      if (over > 0) status.textContent = 'Not saved yet: it is too long.';
      else if (words !== undefined) status.textContent = words;
      status.className = isProblem || over > 0 ? 'bad' : '';
      self.lay();
    },
    /** Asks where the selected words lead. */
    askLink() {
      bar.querySelector('[role=group]')?.remove();
      const field = linkField(linkIn(host), () => {
        field.remove();
        host.focus();
        self.lay();
      });
      bar.append(field);
      self.lay();
      field.querySelector('input')?.select();
    },
    /** The caret is elsewhere: only within a link there is one to take away. */
    moved() {
      const unlink = tools.find(({ tool }) => tool === 'unlink')?.one;
      const isIn = unlink !== undefined && isInLink(host);
      if (!unlink || unlink.hidden !== isIn) return;
      unlink.hidden = !isIn;
      self.lay();
    },
    /** Lies below the text; where that is out of sight above it, or at the edge that is farther from the caret. */
    lay() {
      const { left, top, bottom } = host.getBoundingClientRect();
      const { width, height } = bar.getBoundingClientRect();
      const [lowest, above] = [innerHeight - height - 8, top - height - 14];
      const place =
        bottom + 14 <= lowest ? bottom + 14 : above >= 0 ? above : caretBottom() > innerHeight / 2 ? 8 : lowest;
      bar.style.top = `${place + scrollY}px`;
      bar.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    },
  };
  for (const { tool, one } of tools) one.hidden = tool === 'unlink';
  self.say('');
  return self;
}

function toolsOf({ dataset: { kind } }: HTMLElement) {
  if (kind === 'blocks') return [...wordTools, ...lineTools];
  return kind === 'words' ? wordTools : [];
}
