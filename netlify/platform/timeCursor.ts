import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A cursor of a list that is sorted by time and id, newest first. Milliseconds and a UUID. */
export const timeCursorPattern = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const createTimeCursor = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}_${id}`;

export function parseTimeCursor(cursor: string): { at: Date; id: string } {
  const [, time, id] = timeCursorPattern.exec(cursor)!;
  return { at: new Date(Number(time)), id: id! };
}

/** A page starts after the last entry of the previous one, because entries can come and leave between two pages. */
export function isAfterCursor(columns: { at: PgColumn; id: PgColumn }, cursor: string): SQL | undefined {
  const { at, id } = parseTimeCursor(cursor);
  return or(lt(columns.at, at), and(eq(columns.at, at), lt(columns.id, id)));
}
