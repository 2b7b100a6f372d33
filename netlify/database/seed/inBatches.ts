/** A statement can have at most 65,535 parameters. */
const rowsOfStatement = 1000;

/** Splits rows so that each part fits in one statement. */
export const inBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfStatement) }, (_, at) =>
    rows.slice(at * rowsOfStatement, (at + 1) * rowsOfStatement),
  );
