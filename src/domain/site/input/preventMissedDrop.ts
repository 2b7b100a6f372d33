/** The parts of a `DragEvent` that the rule needs. */
export interface Drag {
  defaultPrevented: boolean;
  dataTransfer: { types: readonly string[]; dropEffect: string } | null;
  target: unknown;
  preventDefault: () => void;
}

/**
 * Add this listener to the window, for `dragover` and `drop`. A browser would open a file or link that is dropped
 * outside a field, and the text typed into the page would be lost. Drop zones prevent that default themselves, and text
 * fields accept links as text.
 */
export function preventMissedDrop(drag: Drag): void {
  const { dataTransfer, defaultPrevented } = drag;
  if (!dataTransfer || defaultPrevented) return;
  const { localName, type, isContentEditable } = (drag.target ?? {}) as {
    localName?: string;
    type?: string;
    isContentEditable?: boolean;
  };
  const isField = localName === 'input' || localName === 'textarea' || isContentEditable === true;
  const hasFiles = dataTransfer.types.includes('Files');
  if (hasFiles ? type === 'file' : isField || !dataTransfer.types.includes('text/uri-list')) return;
  drag.preventDefault();
  dataTransfer.dropEffect = 'none';
}
