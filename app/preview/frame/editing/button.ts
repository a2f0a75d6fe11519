/** A button that leaves the focus where it is. */
export function button(words: string, name: string, act: () => void): HTMLButtonElement {
  const one = document.createElement('button');
  one.type = 'button';
  one.textContent = words;
  one.title = name;
  one.setAttribute('aria-label', name);
  one.addEventListener('mousedown', (event) => event.preventDefault());
  one.addEventListener('click', (event) => {
    event.stopPropagation();
    act();
  });
  return one;
}
