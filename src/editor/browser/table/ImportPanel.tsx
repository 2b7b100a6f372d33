import { useState, type DragEvent } from 'react';
import { decodeCsv } from '../../../domain/text/csvText';

interface Props {
  onFile: (name: string, text: string) => void;
  onClose: () => void;
}

const maxBytes = 5_000_000;

export function ImportPanel({ onFile, onClose }: Props) {
  const [isOver, setIsOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const importFile = async (file: File | undefined) => {
    setIsOver(false);
    setFault(null);
    if (!file) return;
    if (file.size > maxBytes) return setFault(`${file.name} is larger than 5 MB, so it is no export of this table.`);
    if (/\.(xlsx?|ods|numbers)$/i.test(file.name))
      return setFault(`${file.name} is a workbook. In the spreadsheet, choose “Save as” and CSV UTF-8.`);
    onFile(file.name, decodeCsv(new Uint8Array(await file.arrayBuffer())));
  };
  const hover = (next: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(next);
  };
  return (
    <section className="table-panel" aria-label="Import CSV">
      <div
        className={`editor-drop ${isOver ? 'editor-drop-over' : ''}`}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={(event) => {
          event.preventDefault();
          void importFile(event.dataTransfer.files[0]);
        }}
      >
        <label>
          Drop a CSV file here, or choose one. It has the columns of the export; rows and columns that it leaves out
          stay as they are.
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => {
              void importFile(event.target.files?.[0]);
              // Allows choosing the same file again after a correction.
              event.target.value = '';
            }}
          />
        </label>
        {fault && <p role="alert">{fault}</p>}
      </div>
      <div className="table-actions">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </section>
  );
}
