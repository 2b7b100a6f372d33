/**
 * True if the browser is set to save data. For parts that load later: `pagesAhead` has its own copy, since a module
 * that both share would make every first load larger.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
