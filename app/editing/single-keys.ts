const NAME = 'pagewright single keys';

/** Whether letters without Ctrl do something in the editor: true unless somebody has switched them off in this browser. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Storage is switched off: the keys stay as they are.
  }
}
