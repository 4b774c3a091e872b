/** What a key press asks of a list that is a tree, by the treegrid pattern; null for other keys. */
export type GridAction =
  | { do: 'move'; by: number; extend: boolean }
  | { do: 'first' | 'last'; extend: boolean }
  | { do: 'open' | 'close' | 'turn' | 'choose' | 'all' | 'none' };

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** `page`: how many rows are in view. `rightToLeft`: then the arrows to the sides change places. */
export function gridAction(press: Press, page: number, rightToLeft: boolean): GridAction | null {
  const { key, shiftKey: extend, ctrlKey, metaKey } = press;
  if (ctrlKey || metaKey) return key === 'a' ? { do: 'all' } : null;
  switch (key) {
    case 'ArrowDown':
      return { do: 'move', by: 1, extend };
    case 'ArrowUp':
      return { do: 'move', by: -1, extend };
    case 'PageDown':
      return { do: 'move', by: page, extend };
    case 'PageUp':
      return { do: 'move', by: -page, extend };
    case 'Home':
      return { do: 'first', extend };
    case 'End':
      return { do: 'last', extend };
    case 'ArrowRight':
      return { do: rightToLeft ? 'close' : 'open' };
    case 'ArrowLeft':
      return { do: rightToLeft ? 'open' : 'close' };
    case 'Enter':
      return { do: 'turn' };
    case ' ':
      return { do: 'choose' };
    case 'Escape':
      return { do: 'none' };
    default:
      return null;
  }
}
