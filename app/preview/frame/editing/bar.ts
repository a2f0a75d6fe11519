import { button } from './button.ts';
import { caretBottom, makeLink, setOff } from './caret.ts';
import { isRich, typedIn } from './texts.ts';

/** The bar below a text that is edited: its name, how much fits, how it is saved, and what can be done. */
export type Bar = ReturnType<typeof showBar>;

type Acts = { follow: (() => void) | null; cancel: () => void; done: () => void };

/** From so many characters before the last on it is said how many there are. */
const NEARLY_FULL = 20;

/** `host` is where the words of `text` are typed. */
export function showBar(text: HTMLElement, host: HTMLElement, acts: Acts) {
  const bar = document.createElement('div');
  bar.className = 'edit-bar';
  const name = document.createElement('b');
  name.textContent = text.dataset.label ?? '';
  const count = document.createElement('small');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  bar.append(name, count, status);
  if (isRich(text))
    bar.append(
      button('B', 'Bold', () => setOff('**')),
      button('I', 'Italic', () => setOff('*')),
      button('Link', 'Link', makeLink),
    );
  if (acts.follow) bar.append(button('Follow link', 'Follow link', acts.follow));
  bar.append(button('Cancel', 'Cancel', acts.cancel), button('Done', 'Done', acts.done));
  document.body.append(bar);

  const max = Number(text.dataset.max) || 0;
  const self = {
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
  self.say('');
  return self;
}
