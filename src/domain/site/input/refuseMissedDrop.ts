/** The parts of a `DragEvent` that the rule needs. */
export interface Drag {
  defaultPrevented: boolean;
  dataTransfer: { types: readonly string[]; dropEffect: string } | null;
  target: unknown;
  preventDefault: () => void;
}

/**
 * Listens to `dragover` and `drop` on the window. A file or a link that is dropped beside its field would replace the
 * page, with all that was typed. Drop zones prevent the default themselves, and text fields take links as text.
 */
export function refuseMissedDrop(drag: Drag): void {
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
