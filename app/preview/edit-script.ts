/**
 * What makes the texts of a page editable where they stand: part of the one script that an editor's frame runs (`live-script.ts`), which
 * gives it `tell` and takes `edits` from it. A text is plain words to it. It only reports what was typed; what a field may hold, what a
 * paste becomes and whether it is saved are the editor's, which answers in words that stand below the text.
 */
export const editScript = `
  const edits = (() => {
    let text = null, host = null, before = [], initial = '', typed = '', last = 0, held = null, bar = null, kept = null;
    const wordsOf = (one) => one.dataset.raw ?? one.textContent;
    const nameOf = ({ dataset: { label } }) => label.slice(0, 1).toLowerCase() + label.slice(1);
    const outerOf = (one) => one.closest('summary')?.parentElement ?? one.closest('a, button');
    const at = (place) => [...document.querySelectorAll('[data-text]')].find((one) => one.dataset.text === place);
    const read = (node) => [...node.childNodes].map((child) => {
      if (child.nodeType === 3) return child.nodeValue;
      if (child.nodeName === 'BR') return String.fromCharCode(10);
      const starts = child.previousSibling && (child.nodeName === 'DIV' || child.nodeName === 'P');
      return (starts ? String.fromCharCode(10) : '') + read(child);
    }).join('');
    const value = () => read(host).replaceAll(String.fromCharCode(160), ' ').trim();
    const say = (words, isProblem = false) => {
      if (!bar) return;
      const max = Number(text.dataset.max) || 0;
      const over = max > 0 ? value().length - max : 0;
      const count = bar.querySelector('small');
      count.textContent = over > 0 ? over + ' too many: ' + max + ' characters fit here' : over > -20 && max > 0 ? value().length + ' of ' + max : '';
      count.className = over > 0 ? 'bad' : '';
      const status = bar.querySelector('[role=status]');
      if (words !== undefined && over <= 0) status.textContent = words;
      if (over > 0) status.textContent = 'Not saved yet: it is too long.';
      status.className = isProblem || over > 0 ? 'bad' : '';
      lay();
    };
    const lay = () => {
      if (!host || !bar) return;
      const { left, top, bottom } = host.getBoundingClientRect();
      const { width, height } = bar.getBoundingClientRect();
      const selection = getSelection();
      const caret = selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect().bottom : 0;
      const [low, above] = [innerHeight - height - 8, top - height - 14];
      // Below the text; where that is out of sight above it, or at the edge that is farther from the caret.
      const place = bottom + 14 <= low ? bottom + 14 : above >= 0 ? above : caret > innerHeight / 2 ? 8 : low;
      bar.style.top = place + scrollY + 'px';
      bar.style.left = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8)) + 'px';
    };
    const button = (words, name, act) => {
      const one = document.createElement('button');
      one.type = 'button';
      one.textContent = words;
      one.title = name;
      one.setAttribute('aria-label', name);
      one.addEventListener('mousedown', (event) => event.preventDefault());
      one.addEventListener('click', (event) => { event.stopPropagation(); act(); });
      return one;
    };
    const setOff = (mark) => {
      const words = String(getSelection());
      const inner = words.trim();
      document.execCommand('insertText', false, inner ? words.replace(inner, () => mark + inner + mark) : mark + mark);
    };
    const isRich = () => text.dataset.kind === 'words' || text.dataset.kind === 'blocks';
    const showBar = () => {
      bar = document.createElement('div');
      bar.className = 'edit-bar';
      bar.innerHTML = '<b></b><small></small><span role="status"></span>';
      bar.firstChild.textContent = text.dataset.label;
      if (isRich()) bar.append(button('B', 'Bold', () => setOff('**')), button('I', 'Italic', () => setOff('*')));
      const link = host.closest('a[href]');
      if (link && link.host === location.host) bar.append(button('Follow link', 'Follow link', () => { end(true); follow(link); }));
      bar.append(button('Cancel', 'Cancel', () => end(false, true)), button('Done', 'Done', () => end(true, true)));
      document.body.append(bar);
      say('');
    };
    const caretAt = (point) => {
      const range = document.createRange();
      const found = point && document.caretPositionFromPoint?.(point.clientX, point.clientY);
      const old = point && !found && document.caretRangeFromPoint?.(point.clientX, point.clientY);
      const [node, offset] = found ? [found.offsetNode, found.offset] : old ? [old.startContainer, old.startOffset] : [];
      if (node && host.contains(node)) range.setStart(node, offset);
      else { range.selectNodeContents(host); range.collapse(false); }
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    };
    const begin = (chosen, point) => {
      if (host) end(true);
      text = chosen;
      initial = typed = wordsOf(text).trim();
      host = text;
      if (text.dataset.kind === 'blocks') {
        text.querySelector(':scope > .edit-blocks')?.remove();
        host = document.createElement('div');
        host.className = 'edit-blocks';
        text.toggleAttribute('data-covered', true);
        text.prepend(host);
        for (const name of ['role', 'aria-label', 'tabindex']) text.removeAttribute(name);
      }
      before = [...host.childNodes];
      host.textContent = initial;
      for (const rest of restOf()) rest.hidden = true;
      host.contentEditable = 'true';
      try { host.contentEditable = 'plaintext-only'; } catch {}
      host.toggleAttribute('data-editing', true);
      host.setAttribute('role', 'textbox');
      host.setAttribute('aria-multiline', String(text.dataset.kind !== 'line'));
      host.setAttribute('aria-label', text.dataset.label);
      showBar();
      host.focus({ preventScroll: Boolean(point) });
      caretAt(point);
      lay();
      tell({ type: 'text', step: 'begin', place: text.dataset.text });
    };
    const restOf = () => [...document.querySelectorAll('[data-rest]')].filter((rest) => rest.dataset.rest === text.dataset.text);
    const report = () => {
      const now = value();
      say('');
      if (now === typed) return;
      typed = now;
      last = Date.now();
      tell({ type: 'text', step: 'typed', place: text.dataset.text, text: now });
    };
    const end = (isKept, isBack = false) => {
      if (!host) return;
      const [ended, place] = [host, text.dataset.text];
      if (isKept) report();
      else if (typed !== initial) { typed = initial; tell({ type: 'text', step: 'typed', place, text: initial }); }
      const isChanged = typed !== initial;
      host = null;
      bar.remove();
      bar = null;
      for (const name of ['contenteditable', 'data-editing', 'role', 'aria-multiline', 'aria-label']) ended.removeAttribute(name);
      if (isChanged) text.dataset.raw = typed;
      else {
        ended.replaceChildren(...before);
        for (const rest of restOf()) rest.hidden = false;
        if (ended !== text) ended.remove();
        text.removeAttribute('data-covered');
      }
      prepare();
      tell({ type: 'text', step: 'end', place });
      if (isBack) focusOn(place);
      if (held !== null && Date.now() - last > 500) draw(held);
      held = null;
    };
    const focusOn = (place) => {
      const found = at(place);
      const others = [...document.querySelectorAll('.edit-other')];
      (others.find((one) => one.dataset.of === place) ?? found)?.focus({ preventScroll: true });
    };
    // What is removed, or loses its tabindex, loses the focus: \`prepare\` gives it back to the same place.
    const clear = () => {
      const { of, text: own } = document.activeElement.dataset;
      if (document.hasFocus()) kept = of ?? own ?? kept;
      document.querySelectorAll('.edit-other').forEach((one) => one.remove());
    };
    const prepare = () => {
      clear();
      for (const one of document.querySelectorAll('[data-text]')) {
        if (one.contains(host)) continue;
        const name = 'Edit ' + nameOf(one) + ': ' + wordsOf(one).slice(0, 80);
        const outer = outerOf(one);
        if (outer) {
          const other = button('Edit', name, () => begin(one));
          other.className = 'edit-other';
          other.dataset.of = one.dataset.text;
          outer.after(other);
          continue;
        }
        one.tabIndex = 0;
        one.setAttribute('role', 'button');
        one.setAttribute('aria-label', name);
      }
      for (const picture of document.querySelectorAll('[data-picture]')) {
        const other = button('Change picture', 'Change ' + nameOf(picture), () => tell({ type: 'picture', place: picture.dataset.picture }));
        other.className = 'edit-other';
        other.dataset.of = picture.dataset.picture;
        (picture.closest('a, button') ?? picture).after(other);
      }
      if (kept && !host) focusOn(kept);
      kept = null;
    };
    addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (host && host.contains(event.target)) {
        if (key === 'escape') { event.preventDefault(); end(false, true); }
        else if (key === 'enter' && (text.dataset.kind === 'line' || isCommand)) { event.preventDefault(); end(true, true); }
        else if (isCommand && key === 's') { event.preventDefault(); end(true, true); }
        else if (isCommand && 'biu'.includes(key)) { event.preventDefault(); if (isRich() && key !== 'u') setOff(key === 'b' ? '**' : '*'); }
      } else if ((key === 'enter' || key === ' ') && greeted && event.target.dataset.text) { event.preventDefault(); begin(event.target); }
    });
    // A fold or a button would take the space for a press.
    addEventListener('keyup', (event) => { if (host && event.key === ' ' && outerOf(text)) event.preventDefault(); });
    addEventListener('input', (event) => { if (host && host.contains(event.target)) report(); });
    addEventListener('focusout', (event) => {
      if (host && event.target === host && !bar.contains(event.relatedTarget)) {
        const next = event.relatedTarget?.dataset.of;
        end(true);
        if (next) focusOn(next);
      }
    });
    addEventListener('resize', lay);
    addEventListener('scroll', lay, { passive: true });
    addEventListener('paste', (event) => {
      if (!host) return;
      event.preventDefault();
      const pasted = event.clipboardData;
      tell({ type: 'text', step: 'pasted', place: text.dataset.text, kind: text.dataset.kind, text: pasted.getData('text/plain'), html: pasted.getData('text/html') });
    });
    const pictureAt = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files') && document.elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest('[data-picture]')).find(Boolean);
    let over = null;
    const hover = (picture) => {
      over?.removeAttribute('data-over');
      over = picture;
      over?.toggleAttribute('data-over', true);
    };
    addEventListener('dragover', (event) => {
      hover(pictureAt(event) || null);
      if (over) event.preventDefault();
    });
    addEventListener('dragleave', (event) => { if (!event.relatedTarget) hover(null); });
    addEventListener('drop', (event) => {
      const picture = pictureAt(event);
      hover(null);
      if (!picture && !host) return;
      event.preventDefault();
      const file = picture && event.dataTransfer.files[0];
      if (!file) return;
      picture.toggleAttribute('data-coming', true);
      tell({ type: 'picture', place: picture.dataset.picture, file });
    });
    document.querySelectorAll('noscript').forEach((one) => one.remove());
    return {
      isOn: () => host !== null,
      hold: (html) => { held = html; },
      clear,
      prepare,
      click: (event) => {
        if (bar?.contains(event.target)) return true;
        const pressed = event.target.closest('[data-text]') ?? at(event.target.closest('[data-rest]')?.dataset.rest);
        const picture = event.target.closest('[data-picture]');
        if (!pressed && picture && !picture.closest('a[href]')) {
          tell({ type: 'picture', place: picture.dataset.picture });
          return true;
        }
        if (!pressed) return false;
        event.preventDefault();
        if (!host || pressed !== text) begin(pressed, event);
        return true;
      },
      answer: ({ type, text: pasted, words, isProblem, place }) => {
        if (type === 'insert' && host) document.execCommand('insertText', false, pasted);
        if (type === 'said' && host) say(words, isProblem);
        if (type === 'focus') focusOn(place);
      },
    };
  })();`;
