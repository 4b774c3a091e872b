/**
 * Which tab of the side panel another of Ambit's windows wants to be shown. The panel may be open
 * already or about to be: a note that is left in the origin's own storage, and taken away when
 * read, reaches both.
 */
const NOTE = 'wanted-tab';

export const wantTab = (window: Window, id: string): void => window.localStorage.setItem(NOTE, id);

/** Calls `show` for a note that is there, and for each that is left. Returns how to stop. */
export function hearWantedTab(window: Window, show: (id: string) => void): () => void {
  const read = () => {
    const id = window.localStorage.getItem(NOTE);
    if (id === null) return;
    window.localStorage.removeItem(NOTE);
    show(id);
  };
  window.addEventListener('storage', read);
  read();
  return () => window.removeEventListener('storage', read);
}
